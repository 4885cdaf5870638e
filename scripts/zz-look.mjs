import { chromium } from '@playwright/test';
import { startBenchProduct } from './bench/product.mjs';
import { fillCart } from './bench/cart.mjs';
import { createOrdering } from './bench/orders.mjs';
import { seatGuests } from './bench/guests.mjs';
import { writeFileSync } from 'node:fs';
const product = await startBenchProduct('pglite');
const cart = await fillCart(product.url, 'harbor');
const guests = await seatGuests(product.url, cart.restaurant_id);
const menus = (await (await fetch(`${product.url}/api/menu/harbor/menus?by_schedule=true`)).json()).menus;
const plain = menus.flatMap(m=>m.categories.flatMap(c=>c.items)).filter(i=>i.is_in_stock && i.item_modifier_groups.length===0);
for (let n=0;n<Number(process.argv[2]??12);n++){
  const items=[...cart.items.slice(0,1+n%3), {item_id: plain[n%plain.length].item_id, multiplier:1+n%2, modifier_ids:[], special_instructions: n%4===0?'No salt please':''}];
  const order={restaurant_id:cart.restaurant_id,items,tip_percentage:1500};
  const t=await (await fetch(`${product.url}/api/order/calculateTotals`,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({order})})).json();
  const c=await createOrdering(product, guests, {...order, expected_total:t.totals.total_with_tip_and_tax}).openCounterClient();
  await c.work(); c.close();
}
writeFileSync('/tmp/look.json', JSON.stringify({url:product.url}));
console.log(product.url, process.pid);
process.on('SIGTERM', async()=>{await product.stop();process.exit(0)});
setInterval(()=>{},1e6);
