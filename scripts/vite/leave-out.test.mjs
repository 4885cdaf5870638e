import { expect, test } from 'vitest';
import { without } from './leave-out.ts';

const CODE = `
class Shelf {
  constructor() { this.books = []; }
  add(book) { this.logger.warn('added'); this.books.push(book); }
  burn() { this.books = []; }
}
var Cellar = class extends Shelf { flood() { return 'wet'; } };
function burn() { return 'all'; }
Shelf.prototype.sell = function (book) { return book; };
if (DEBUG) logger.warn('on'); else burn();
export { Shelf, Cellar, burn };`;

test('leaves out methods by their class, functions by their name and calls that only tell', () => {
  const code = without(CODE, {
    file: '',
    functions: ['Shelf.burn', 'Cellar.flood', 'Shelf.prototype.sell'],
    instead: { 'Shelf.add': 'return book' },
    calls: /\blogger\.warn$/,
  });
  expect(code).toContain('burn() {throw Error("Shelf.burn: left out")}');
  expect(code).toContain('flood() {throw Error("Cellar.flood: left out")}');
  expect(code).toContain('function (book) {throw Error("Shelf.prototype.sell: left out")};');
  expect(code).toContain('add(book) {return book}');
  expect(code).toContain("function burn() { return 'all'; }");
  expect(code).toContain('if (DEBUG) ; else burn();');
});

test('says what a library no longer has', () => {
  const unused = { file: '/shelf.js', functions: ['Shelf.lend', 'burn'] };
  expect(() => without(CODE, unused)).toThrow('/shelf.js has no Shelf.lend any more');
});
