/**
 * Gives a frame the height its content asks for, but never while a pointer is down on the page:
 * a press that takes the focus from the form makes its errors show, and would push what is being
 * pressed away from under the finger.
 */
export function createSteadyHeight(frame: HTMLIFrameElement) {
  let isPressed = false;
  let waiting: number | undefined;
  const ended = new AbortController();

  function press(): void {
    isPressed = true;
  }
  function release(): void {
    // The click comes after the release, and must still find its target.
    setTimeout(() => {
      isPressed = false;
      if (waiting !== undefined) frame.style.height = `${waiting}px`;
      waiting = undefined;
    });
  }
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);

  return {
    set: (heightPx: number) => {
      if (isPressed) waiting = heightPx;
      else frame.style.height = `${heightPx}px`;
    },
    end: () => ended.abort(),
  };
}
