import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { EachDensity } from '../shared/each-density';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const meta = {
  component: Tabs<string>,
  args: {
    value: 'preparing',
    onChange: () => undefined,
    children: (
      <>
        <TabList label="Orders">
          <Tab value="new">
            New <Badge tone="accent">2</Badge>
          </Tab>
          <Tab value="preparing">
            Preparing <Badge>5</Badge>
          </Tab>
          <Tab value="ready">
            Ready <Badge>3</Badge>
          </Tab>
          <Tab value="later" isDisabled>
            Later
          </Tab>
        </TabList>
        <TabPanel value="preparing">M3XD, table 4, 12 minutes</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Tabs {...args} />
    </EachDensity>
  ),
};
