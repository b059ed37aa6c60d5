"""The store's schema, step by step; applied when the server starts."""
