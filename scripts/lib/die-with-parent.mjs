// Loaded before a child's own program: the pipe on stdin closes when the parent is gone, however it went.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
