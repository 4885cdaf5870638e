/** The numbers of a cart, looked up beforehand: what a loop needs that knows this order and no other. */
export function numbersOf({ menu, lines }) {
  const items = menu.categories.flatMap((category) => category.items);
  return lines.map((line) => {
    const item = items.find(({ item_id }) => item_id === line.item_id);
    const category = menu.categories.findIndex(
      ({ category_id }) => category_id === item.category_id,
    );
    const extras = item.item_modifier_groups
      .flatMap(({ modifiers }) => modifiers)
      .filter(({ modifier_id }) => line.modifier_counts[modifier_id] > 0)
      .map(({ modifier_id, price }) => ({ price, count: line.modifier_counts[modifier_id] }));
    return { price: item.price, category, extras, units: line.multiplier };
  });
}

/** The least that prices the cart with its three campaigns, its tax and its tip: integer cents in bare loops. */
export function bareTotal(lines) {
  const left = [];
  let subtotal = 0;
  let cheapest = -1;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    let price = line.price;
    for (const extra of line.extras) price += extra.price * extra.count;
    left.push(price * line.units);
    subtotal += price * line.units;
    if (line.category === 0 && (cheapest < 0 || line.price < lines[cheapest].price))
      cheapest = index;
  }
  left[cheapest] -= lines[cheapest].price;
  takeOff(left, 500, (index) => lines[index].category === 1);
  takeOff(left, percentOf(sum(left), 10), () => true);
  takeOff(left, percentOf(sum(left), 10), () => true);

  const net = sum(left);
  const tax = Math.round((net * 88_750) / 1_000_000);
  const tip = percentOf(net, 15);
  return { subtotal, discount: subtotal - net, total: net + tax + tip };
}

/** Spreads an amount over the lines it is for, in proportion, the cents left over to the largest remainders. */
function takeOff(left, amount, isFor) {
  let whole = 0;
  for (let index = 0; index < left.length; index += 1) if (isFor(index)) whole += left[index];
  const remainders = [];
  let rest = amount;
  for (let index = 0; index < left.length; index += 1) {
    const product = isFor(index) ? left[index] * amount : 0;
    const remainder = product % whole;
    const share = (product - remainder) / whole;
    remainders.push(remainder);
    left[index] -= share;
    rest -= share;
  }
  for (; rest > 0; rest -= 1) {
    let largest = 0;
    for (let index = 1; index < left.length; index += 1) {
      if (remainders[index] > remainders[largest]) largest = index;
    }
    left[largest] -= 1;
    remainders[largest] = 0;
  }
}

function percentOf(amount, percent) {
  return Math.round((amount * percent) / 100);
}

function sum(amounts) {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
