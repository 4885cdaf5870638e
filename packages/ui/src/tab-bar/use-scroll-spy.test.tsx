import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TabBar } from './tab-bar';
import { useScrollSpy } from './use-scroll-spy';

const IDS = ['burgers', 'bowls', 'sides'];
const ITEMS = IDS.map((id) => ({ id, label: id }));
const SECTION_HEIGHT = 600;

function Menu() {
  const { current, scrollTo } = useScrollSpy(IDS, 100);
  return (
    <>
      <TabBar label="Categories" items={ITEMS} current={current} onSelect={scrollTo} />
      {IDS.map((id, index) => (
        <section
          key={id}
          id={id}
          ref={(section) => {
            // The test environment lays nothing out; the sections are put below each other here.
            if (section) placeAt(section, 100 + index * SECTION_HEIGHT);
          }}
        />
      ))}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

test('UI-73 the current tab follows the reading', () => {
  render(<Menu />);
  expect(currentTab()).toBe('burgers');
  scrollPageTo(SECTION_HEIGHT);
  expect(currentTab()).toBe('bowls');
  scrollPageTo(SECTION_HEIGHT - 50);
  expect(currentTab()).toBe('burgers');
});

test('UI-73 the last section is current at the end of the page, however short it is', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(
    window.innerHeight + SECTION_HEIGHT,
  );
  render(<Menu />);
  scrollPageTo(SECTION_HEIGHT);
  expect(currentTab()).toBe('sides');
});

test('UI-73 a jump marks its target at once, not what it passes', async () => {
  render(<Menu />);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('link', { name: 'sides' }));
  expect(currentTab()).toBe('sides');
  expect(scrollTo).toHaveBeenCalledWith({ top: 2 * SECTION_HEIGHT + 1, behavior: 'smooth' });
  scrollTo.mockRestore();
  scrollPageTo(SECTION_HEIGHT);
  expect(currentTab()).toBe('sides');
});

test('UI-73 jumps without motion where that is asked for', async () => {
  render(<Menu />);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('link', { name: 'bowls' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: SECTION_HEIGHT + 1, behavior: 'instant' });
});

function placeAt(section: HTMLElement, top: number): void {
  vi.spyOn(section, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top - window.scrollY, 300, SECTION_HEIGHT),
  );
}

function scrollPageTo(y: number): void {
  act(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(50);
  });
}

function currentTab(): string | null {
  return screen.getByRole('link', { current: true }).textContent;
}
