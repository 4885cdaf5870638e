/**
 * The processes that make up a running product. They stand and fall together:
 * when one ends by itself the others are stopped, and a signal stops them in the reverse order of their start.
 */
export function createProcessGroup() {
  const children = [];
  let isStopping = false;

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  if (process.env.npm_lifecycle_event) stopWithNpm(() => void stop(0));

  return { watch, stop, isStopping: () => isStopping };

  function watch(name, child) {
    children.unshift(child);
    void child.exited.then((how) => {
      if (isStopping) return;
      console.error(`The ${name} ended by itself (${how}).`);
      void stop(1);
    });
  }

  async function stop(code) {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) await child.stop();
    process.exit(code);
  }
}

/** A signal sent to npm ends the shell between npm and this process, and goes no further. */
function stopWithNpm(stop) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, 500).unref();
}
