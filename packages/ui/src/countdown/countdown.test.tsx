import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Countdown } from './countdown';

test('UI-98 shows the seconds that it is given and calls once when they are over', () => {
  const onEnd = vi.fn();
  function draw(remaining: number) {
    return (
      <Countdown
        label="This order is cleared"
        total_seconds={10}
        remaining_seconds={remaining}
        onEnd={onEnd}
      />
    );
  }
  const { rerender } = render(draw(10));
  const timer = screen.getByRole('timer', { name: 'This order is cleared' });
  expect(timer.textContent).toBe('10');
  rerender(draw(0.4));
  expect(timer.textContent).toBe('1');
  expect(onEnd).not.toHaveBeenCalled();
  rerender(draw(0));
  rerender(draw(-1));
  expect(timer.textContent).toBe('0');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('UI-98 the ring is as full as the time that is left', () => {
  const { container } = render(<Countdown label="Undo" total_seconds={5} remaining_seconds={4} />);
  const ring = container.querySelector('[pathLength="1"], [pathlength="1"]');
  expect(Number(ring?.getAttribute('stroke-dashoffset'))).toBeCloseTo(0.2);
});
