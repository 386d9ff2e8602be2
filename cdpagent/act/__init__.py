"""Acting on a page: from a ref or a selector to a point, real input, settling, and a receipt of what it did."""
