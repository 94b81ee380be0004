"""What the operator and the machine need: metrics, the log, memory, durable files."""
