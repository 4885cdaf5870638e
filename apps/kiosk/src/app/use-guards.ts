import { useEffect } from 'react';

/** Takes the browser's own gestures away from a screen that anybody touches: its menu, dragging, and zoom by the wheel. */
export function useGuards(): void {
  useEffect(() => {
    function prevent(event: Event) {
      event.preventDefault();
    }
    function preventZoom(event: WheelEvent) {
      if (event.ctrlKey) event.preventDefault();
    }
    document.addEventListener('contextmenu', prevent);
    document.addEventListener('dragstart', prevent);
    document.addEventListener('wheel', preventZoom, { passive: false });
    return () => {
      document.removeEventListener('contextmenu', prevent);
      document.removeEventListener('dragstart', prevent);
      document.removeEventListener('wheel', preventZoom);
    };
  }, []);
}
