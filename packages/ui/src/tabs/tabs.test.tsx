import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

function Board() {
  const [value, setValue] = useState<'new' | 'ready'>('new');
  return (
    <Tabs value={value} onChange={setValue}>
      <TabList label="Orders">
        <Tab value="new">New</Tab>
        <Tab value="later" isDisabled>
          Later
        </Tab>
        <Tab value="ready">Ready</Tab>
      </TabList>
      <TabPanel value="new">28B3</TabPanel>
      <TabPanel value="ready">5LWP</TabPanel>
    </Tabs>
  );
}

test('UI-92 the chosen tab is marked and its panel shows, named by it', async () => {
  render(<Board />);
  expect(screen.getByRole('tablist', { name: 'Orders' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'New' }).textContent).toBe('28B3');
  await userEvent.click(screen.getByRole('tab', { name: 'Ready' }));
  expect(screen.getByRole('tab', { name: 'Ready', selected: true })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Ready' }).textContent).toBe('5LWP');
});

test('UI-92 arrow keys move to the next tab and show it', async () => {
  render(<Board />);
  await userEvent.click(screen.getByRole('tab', { name: 'New' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Ready' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('5LWP');
});
