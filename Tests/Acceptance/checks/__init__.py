"""What the release binary must do, checked from outside against a server that replays recorded answers."""
