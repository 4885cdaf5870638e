// Loaded before a child's own program: the pipe on stdin closes when the parent is gone, however it went.
import { isMainThread } from 'node:worker_threads';

// A thread of the child loads this too, and its own stdin ends when the thread does.
if (isMainThread) {
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}
