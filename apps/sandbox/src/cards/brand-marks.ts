const SVG = 'http://www.w3.org/2000/svg';

type Mark = { readonly fill: string; readonly label: string; readonly ink?: string };

const MARKS: Readonly<Record<string, Mark>> = {
  amex: { fill: '#1f72cd', label: 'AMEX' },
  diners: { fill: '#4b5563', label: 'DINERS' },
  discover: { fill: '#f3f4f6', label: 'DISC', ink: '#b45309' },
  interac: { fill: '#fdb913', label: 'INTERAC', ink: '#1f2937' },
  jcb: { fill: '#0b7d3e', label: 'JCB' },
  mastercard: { fill: '#1f2937', label: '' },
  unionpay: { fill: '#0f5c6e', label: 'UP' },
  visa: { fill: '#1a1f71', label: 'VISA' },
};

/** Small pictures of card brands. They decorate: the form's texts say what they mean. */
export function brandMarks(brands: readonly string[]): readonly SVGElement[] {
  return brands.flatMap((brand) => {
    const mark = MARKS[brand];
    return mark ? [drawMark(mark)] : [];
  });
}

export const SHOWN_BRANDS: readonly string[] = ['visa', 'mastercard', 'amex', 'discover'];

function drawMark({ fill, label, ink }: Mark): SVGElement {
  const picture = shape('svg', { viewBox: '0 0 32 20', class: 'Brand', 'aria-hidden': 'true' });
  picture.append(shape('rect', { width: '32', height: '20', rx: '3', fill }));
  if (label === '') {
    picture.append(
      shape('circle', { cx: '13', cy: '10', r: '5.5', fill: '#eb001b' }),
      shape('circle', { cx: '19', cy: '10', r: '5.5', fill: '#f79e1b', 'fill-opacity': '0.9' }),
    );
    return picture;
  }
  const text = shape('text', {
    x: '16',
    y: '13',
    fill: ink ?? '#ffffff',
    'font-family': 'Arial, sans-serif',
    'font-size': label.length > 4 ? '6.5' : '8.5',
    'font-weight': '700',
    'text-anchor': 'middle',
  });
  text.textContent = label;
  picture.append(text);
  return picture;
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
