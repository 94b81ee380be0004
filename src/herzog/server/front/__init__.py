"""The front room: what people find before they sit down at a table."""
