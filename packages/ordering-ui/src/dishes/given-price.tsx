import { type GivenAway, useGivenPrice } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useFormat } from '../times/use-format';

/** The price of a dish of which something is given away: the usual one struck through, and what is left. */
export function GivenPrice(price: GivenAway) {
  const givenPrice = useGivenPrice(useFormat());
  return <Price {...givenPrice(price)} />;
}
