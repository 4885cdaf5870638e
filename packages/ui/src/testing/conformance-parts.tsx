import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode, RefCallback } from 'react';
import { Badge } from '../badge/badge';
import { Banner } from '../banner/banner';
import { Button, LinkButton } from '../button/button';
import { Carousel } from '../carousel/carousel';
import { Combobox } from '../combobox/combobox';
import { Countdown } from '../countdown/countdown';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorScreen } from '../error-screen/error-screen';
import { FloatingBar } from '../floating-bar/floating-bar';
import { IconButton, IconLink } from '../icon-button/icon-button';
import { StarIcon } from '../icon/icons';
import { MediaRow } from '../media-row/media-row';
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from '../menu/menu';
import { NumberPad } from '../number-pad/number-pad';
import { OnScreenKeyboard } from '../on-screen-keyboard/on-screen-keyboard';
import { OptionGroup } from '../option-group/option-group';
import { CheckboxRow, RadioRow } from '../option-row/option-row';
import { PageHeader } from '../page-header/page-header';
import { Picture } from '../picture/picture';
import { DISH_PICTURE } from '../picture/story-picture';
import { Price } from '../price/price';
import { QrCode } from '../qr-code/qr-code';
import { RatingStars } from '../rating-stars/rating-stars';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { SelectField } from '../select-field/select-field';
import { Sheet } from '../sheet/sheet';
import { Skeleton } from '../skeleton/skeleton';
import { SkipLink } from '../skip-link/skip-link';
import { Spinner } from '../spinner/spinner';
import { Stepper } from '../stepper/stepper';
import { Switch } from '../switch/switch';
import { TabBar } from '../tab-bar/tab-bar';
import { Table } from '../table/table';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { Tile } from '../tile/tile';
import { ToggleChips } from '../toggle-chips/toggle-chips';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** The props that any part takes and passes on to an element. */
export type Probe = {
  readonly ref: RefCallback<Element>;
  readonly className: string;
  readonly 'data-probe': string;
};

export type Part = {
  /** The folder of the kit that it is in. */
  readonly folder: string;
  /** Where one folder has several. */
  readonly name?: string;
  readonly draw: (probe: Probe) => ReactNode;
  /** Shows it, where it is not in sight from the start. */
  readonly show?: () => Promise<unknown>;
};

/** Folders that hold no element of their own, and why. */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  field: 'the frame of text-field, text-area, select-field and combobox',
  shared: 'helpers',
  theme: 'colours',
  toast: 'one region for an app, drawn outside of where it stands',
  tokens: 'style sheets',
  'translation-boundary': 'draws its children',
};

const CHOICES = [
  { value: 'a', label: 'Soup' },
  { value: 'b', label: 'Salad' },
] as const;

/** Every part of the kit with the least that it needs. */
export const PARTS: readonly Part[] = [
  { folder: 'badge', draw: (probe) => <Badge {...probe}>New</Badge> },
  { folder: 'banner', draw: (probe) => <Banner {...probe}>Closed today</Banner> },
  { folder: 'button', draw: (probe) => <Button {...probe}>Pay</Button> },
  {
    folder: 'button',
    name: 'link',
    draw: (probe) => (
      <LinkButton component="a" href="#menu" {...probe}>
        Menu
      </LinkButton>
    ),
  },
  {
    folder: 'carousel',
    draw: (probe) => (
      <Carousel
        label="Offers"
        slideLabel={(position, count) => `${position} of ${count}`}
        previousLabel="Previous"
        nextLabel="Next"
        {...probe}
      >
        <p>Pie</p>
        <p>Flan</p>
      </Carousel>
    ),
  },
  {
    folder: 'combobox',
    draw: (probe) => (
      <Combobox
        label="Dish"
        options={CHOICES}
        value={null}
        onChange={ignore}
        emptyLabel="None"
        clearLabel="Clear"
        openLabel="All"
        {...probe}
      />
    ),
    show: () => userEvent.click(screen.getByRole('button', { name: 'All' })),
  },
  {
    folder: 'countdown',
    draw: (probe) => <Countdown label="Undo" total_seconds={5} remaining_seconds={4} {...probe} />,
  },
  {
    folder: 'dialog',
    draw: (probe) => (
      <Dialog isOpen title="Cancel?" onClose={ignore} actions={<Button>Keep</Button>} {...probe}>
        The guest is told.
      </Dialog>
    ),
  },
  { folder: 'empty-state', draw: (probe) => <EmptyState title="Nothing yet" {...probe} /> },
  { folder: 'error-screen', draw: (probe) => <ErrorScreen title="Not found" {...probe} /> },
  {
    folder: 'floating-bar',
    draw: (probe) => <FloatingBar component="a" href="#cart" label="Cart" {...probe} />,
  },
  { folder: 'icon', draw: (probe) => <StarIcon label="Star" {...probe} /> },
  {
    folder: 'icon-button',
    draw: (probe) => <IconButton label="Star" icon={<StarIcon />} {...probe} />,
  },
  {
    folder: 'icon-button',
    name: 'link',
    draw: (probe) => (
      <IconLink component="a" href="#star" label="Star" icon={<StarIcon />} {...probe} />
    ),
  },
  {
    folder: 'media-row',
    draw: (probe) => <MediaRow component="a" href="#bowl" title="Bowl" heading="h2" {...probe} />,
  },
  {
    folder: 'menu',
    draw: (probe) => (
      <Menu trigger={<Button>More</Button>} {...probe}>
        <MenuItem onSelect={ignore}>Print</MenuItem>
        <MenuSeparator />
        <MenuCheckItem isChecked onChange={ignore}>
          Open
        </MenuCheckItem>
      </Menu>
    ),
    show: openMenu,
  },
  {
    folder: 'menu',
    name: 'item',
    draw: (probe) => (
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={ignore} {...probe}>
          Print
        </MenuItem>
      </Menu>
    ),
    show: openMenu,
  },
  {
    folder: 'number-pad',
    draw: (probe) => (
      <NumberPad
        label="PIN"
        value=""
        onChange={ignore}
        maxLength={4}
        eraseLabel="Erase"
        clearLabel="Clear"
        {...probe}
      />
    ),
  },
  {
    folder: 'on-screen-keyboard',
    draw: (probe) => (
      <OnScreenKeyboard
        label="Keyboard"
        labels={{
          shift: 'Capitals',
          erase: 'Erase',
          space: 'Space',
          symbols: 'Symbols',
          letters: 'Letters',
          done: 'Done',
        }}
        language="pt"
        value=""
        onChange={ignore}
        onDone={ignore}
        {...probe}
      />
    ),
    show: () => screen.findByRole('button', { name: 'Done' }),
  },
  {
    folder: 'option-group',
    draw: (probe) => (
      <OptionGroup legend="Side" hint="Choose one" {...probe}>
        <RadioRow label="Soup" name="side" />
      </OptionGroup>
    ),
  },
  { folder: 'option-row', draw: (probe) => <CheckboxRow label="Bacon" {...probe} /> },
  { folder: 'page-header', draw: (probe) => <PageHeader title="Cart" {...probe} /> },
  { folder: 'picture', draw: (probe) => <Picture {...DISH_PICTURE} {...probe} /> },
  { folder: 'price', draw: (probe) => <Price {...probe}>$4.00</Price> },
  {
    folder: 'price',
    name: 'with an extra',
    draw: (probe) => (
      <Price extra="+ $1.00" {...probe}>
        $4.00
      </Price>
    ),
  },
  {
    folder: 'qr-code',
    draw: (probe) => <QrCode text="https://order.example.com" label="Table 1" {...probe} />,
  },
  {
    folder: 'rating-stars',
    draw: (probe) => (
      <RatingStars
        legend="Rating"
        starLabel={(stars) => `${stars} stars`}
        value={3}
        onChange={ignore}
        {...probe}
      />
    ),
  },
  {
    folder: 'segmented-control',
    draw: (probe) => (
      <SegmentedControl legend="Side" options={CHOICES} value="a" onChange={ignore} {...probe} />
    ),
  },
  {
    folder: 'select-field',
    draw: (probe) => (
      <SelectField label="Side" {...probe}>
        <option>Soup</option>
      </SelectField>
    ),
  },
  {
    folder: 'sheet',
    draw: (probe) => (
      <Sheet isOpen title="Language" closeLabel="Close" onClose={ignore} {...probe}>
        English
      </Sheet>
    ),
  },
  { folder: 'skeleton', draw: (probe) => <Skeleton {...probe} /> },
  {
    folder: 'skip-link',
    draw: (probe) => (
      <>
        <SkipLink target="there" {...probe}>
          To the menu
        </SkipLink>
        <div id="there" />
      </>
    ),
  },
  { folder: 'spinner', draw: (probe) => <Spinner {...probe} /> },
  {
    folder: 'spinner',
    name: 'with a label',
    draw: (probe) => <Spinner label="Loading" {...probe} />,
  },
  {
    folder: 'stepper',
    draw: (probe) => (
      <Stepper
        value={2}
        onChange={ignore}
        label="Pie"
        decreaseLabel="Fewer"
        increaseLabel="More"
        {...probe}
      />
    ),
  },
  { folder: 'switch', draw: (probe) => <Switch label="Sound" isOn onChange={ignore} {...probe} /> },
  {
    folder: 'tab-bar',
    draw: (probe) => (
      <>
        <TabBar label="Menu" items={[{ id: 'pies', label: 'Pies' }]} current="pies" {...probe} />
        <div id="pies" />
      </>
    ),
  },
  {
    folder: 'table',
    draw: (probe) => (
      <Table caption="Orders" {...probe}>
        <tbody>
          <tr>
            <th scope="row">28B3</th>
            <td>New</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  {
    folder: 'tabs',
    draw: (probe) => (
      <Tabs value="new" onChange={ignore} {...probe}>
        <TabList label="Orders">
          <Tab value="new">New</Tab>
        </TabList>
        <TabPanel value="new">28B3</TabPanel>
      </Tabs>
    ),
  },
  {
    folder: 'tabs',
    name: 'tab',
    draw: (probe) => (
      <Tabs value="new" onChange={ignore}>
        <TabList label="Orders">
          <Tab value="new" {...probe}>
            New
          </Tab>
        </TabList>
        <TabPanel value="new">28B3</TabPanel>
      </Tabs>
    ),
  },
  {
    folder: 'text-area',
    draw: (probe) => <TextArea label="Note" value="" onChange={ignore} {...probe} />,
  },
  { folder: 'text-field', draw: (probe) => <TextField label="Name" {...probe} /> },
  {
    folder: 'tile',
    draw: (probe) => (
      <>
        <h2>Brands</h2>
        <Tile component="a" href="#harbor" title="Harbor" {...probe} />
      </>
    ),
  },
  {
    folder: 'toggle-chips',
    draw: (probe) => (
      <ToggleChips label="Sides" options={CHOICES} value={['a']} onChange={ignore} {...probe} />
    ),
  },
  { folder: 'visually-hidden', draw: (probe) => <VisuallyHidden {...probe}>Said</VisuallyHidden> },
];

function ignore(): void {}

async function openMenu(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
}
