import { describe, expect, test } from 'vitest';
import { convertFile, dishesOf, questionsOf, refusedOf } from '../testing/convert-file';
import { templateCsv } from './template-csv';

function pricesOf(text: string): Record<string, number> {
  const dishes = dishesOf(convertFile('csv', [text]));
  return Object.fromEntries([...dishes].map(([name, { price }]) => [name, price]));
}

describe('a spreadsheet', () => {
  test.each([
    ['commas', 'category,name,price\nMains,Soup,"12,50"\nMains,Stew,12.50\n'],
    ['semicolons', '\uFEFFcatégorie;nom;prix\r\nMains;Soup;12,50\r\nMains;Stew;"12,50 $"\r\n'],
    ['tabs', 'categoría\tnombre\tprecio\nMains\tSoup\t$12.50\nMains\tStew\t12,5'],
    ['old line ends', 'CATEGORIA;NOME;PREÇO\rMains;Soup;12.50\rMains;Stew;12,50\r'],
  ])('is read with %s', (_, text) => {
    expect(pricesOf(text)).toEqual({ Soup: 1250, Stew: 1250 });
    const converted = convertFile('csv', [text]);
    expect(converted.menus.menus[0]?.categories.map(({ name }) => name)).toEqual(['Mains']);
  });

  test('line breaks and delimiters within quotes belong to the cell', () => {
    const text = 'name,price,description\n"Soup, of the day",5,"Warm\nand ""good"""\n';
    const dish = dishesOf(convertFile('csv', [text])).get('Soup, of the day');
    expect(dish).toMatchObject({ price: 500, description: 'Warm and "good"' });
  });

  test('options say how many may be chosen and what each adds', () => {
    const options =
      'Size (1): Small | Large +2,00; Extras (0-3): Cheese +1 | Ham +1.50\nSauce: Hot | Mild';
    const converted = convertFile('csv', [`name;price;options\nPizza;10;"${options}"\n`]);
    expect(refusedOf(converted)).toEqual([]);
    expect(questionsOf(converted, 'Pizza')).toEqual([
      ['Size', [1, 1], { Small: 0, Large: 200 }],
      ['Extras', [0, 3], { Cheese: 100, Ham: 150 }],
      ['Sauce', [0, 1000], { Hot: 0, Mild: 0 }],
    ]);
  });

  test('rows of the same name and several sizes are one dish', () => {
    const text = 'Item Name,Variation Name,Price\nTea,Small,3\nTea,Large,4\nCake,,5\nCake,,6\n';
    const converted = convertFile('csv', [text]);
    expect(questionsOf(converted, 'Tea')).toEqual([['Size', [1, 1], { Small: 0, Large: 100 }]]);
    expect(converted.sold).toHaveLength(4);
  });

  test.each([
    ['Toast', 'Menu,Menu Group,Name,Base Price\nLunch,Soups,Soup,5.00\nDinner,Mains,Stew,9.00\n'],
    [
      'Clover',
      'Clover ID,Name,Price,Price Type,Hidden\nX,Soup,5.00,Fixed,No\nY,Stew,9.00,Fixed,No\n',
    ],
    [
      'Square',
      'Token,Item Name,Variation Name,Categories,Price,Archived\nX,Soup,Regular,Soups,5.00,N\nY,Stew,Regular,Mains,9.00,N\n',
    ],
  ])('of %s is read by its headings', (_, text) => {
    expect(pricesOf(text)).toEqual({ Soup: 500, Stew: 900 });
  });

  test('faults name row and column, all of them', () => {
    const converted = convertFile('csv', [
      [
        'category,name,price,options,Price Type,Hidden,SKU',
        'Mains,,5,,,,',
        'Mains,Stew,five,,,,',
        'Mains,Pie,"1,234",,,,7',
        'Mains,Tart,,,,,',
        'Mains,Roll,5,Small or large,,,',
        'Mains,Fish,9,,Variable,,',
        'Mains,Ham,9,,Per Unit,,',
        'Mains,Staff,9,,Fixed,Yes,',
        '',
        'Mains,Bun,5,Size (1): Big +x,,,',
      ].join('\n'),
    ]);
    expect(
      converted.refusals.map(({ item, part, message }) => `${item} / ${part}: ${message}`),
    ).toEqual([
      'row 2 / row 2, column B (name): has no name',
      'Stew / row 3, column C (price): has a price that cannot be read: "five"; write it as 12.50 or 12,50',
      'Pie / row 4, column C (price): has a price that cannot be read: "1,234" may be thousands or three decimals; write it without',
      'Tart / row 5, column C (price): has no price',
      'Roll / row 6, column D (options): has options that cannot be read: "Small or large"; write it as Size (1): Small | Large +2.00',
      'Fish / row 7, column E (price type): the price is made at the counter',
      'Ham / row 8, column E (price type): is sold by weight or measure: per unit',
      'Staff / row 9, column F (hidden): is hidden in the source',
      'Bun / row 11, column D (options): Big: has a price that cannot be read: "x"; write it as 12.50 or 12,50',
    ]);
    expect(converted.notes).toEqual(['columns that are not read: SKU']);
  });

  test('one without the columns it needs says which headings it has', () => {
    const converted = convertFile('csv', ['Name;Amount\nSoup;5\n']);
    expect(converted.refusals[0]?.message).toBe(
      'the columns cannot be told apart: row 1 has no column price; its headings are Name, Amount. See: comanda template',
    );
    expect(convertFile('csv', ['a,b\n1,2']).refusals[0]?.leaves_out).toBe('everything');
    expect(convertFile('csv', ['name,price\n"Soup,5\n']).refusals[0]?.message).toContain('Quote');
  });

  test.each(['en', 'fr', 'es', 'pt'] as const)(
    'the template in %s is read as it stands',
    (language) => {
      const converted = convertFile('csv', [templateCsv(language)]);
      expect(refusedOf(converted)).toEqual([]);
      expect([...dishesOf(converted)].map(([name, { price }]) => [name, price])).toEqual([
        ['Margherita', 1250],
        ['Marinara', 900],
        ['Lemonade', 350],
      ]);
    },
  );
});
