import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { EachDensity } from '../shared/each-density';
import { Table } from './table';

const ORDERS = [
  ['28B3', 'Pick up', 'New', '$41.20'],
  ['M3XD', 'Table 4', 'Preparing', '$118.00'],
  ['5LWP', 'Delivery', 'Ready', '$9.75'],
] as const;

const meta = {
  component: Table,
  args: {
    caption: 'Orders of today',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Where</th>
            <th scope="col">State</th>
            <th scope="col" data-numeric>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {ORDERS.map(([number, place, state, total]) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{place}</td>
              <td>
                <Badge>{state}</Badge>
              </td>
              <td data-numeric>{total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Together
            </th>
            <td data-numeric>$168.95</td>
          </tr>
        </tfoot>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {};

export const CaptionHidden: Story = { args: { isCaptionHidden: true } };

export const EachSize: Story = {
  render: (args) => (
    <EachDensity>
      <Table {...args} />
    </EachDensity>
  ),
};
