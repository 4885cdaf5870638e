let answer: boolean | undefined;

/** Whether this browser can draw a map at all: it needs WebGL 2. */
export function canDraw(): boolean {
  answer ??= hasWebGl();
  return answer;
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
