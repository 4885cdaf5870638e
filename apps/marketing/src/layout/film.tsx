import type { Language } from '@comanda/contracts';
import type { Product } from '../addresses';
import type { Content } from '../content';
import { FILMS, languageOfFilm } from './films';
import { frameOf } from './frame-of';

type FilmProps = {
  readonly product: Product;
  readonly language: Language;
  readonly content: Content;
};

/**
 * A film of a surface beside a list of what happens in it. It comes and plays when the visitor starts it, and not before:
 * that suits people who want less motion, and needs no script. Nothing is drawn where no film was taken.
 */
export function Film({ product, language, content }: FilmProps) {
  const shown = languageOfFilm(product, language);
  if (shown === null) return null;
  const { width, height } = FILMS[product];
  const { title, steps } = content.products[product].film;
  const base = `/_/marketing/pictures/${shown}/film-${product}`;
  return (
    <section className="film">
      <div className="film-text">
        <h2 id="film">{title}</h2>
        <ol id="film-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="note">{content.film.note}</p>
      </div>
      <div className="stage">
        <div className={`device device-${frameOf(width, height)}`}>
          <video
            controls
            loop
            muted
            playsInline
            preload="none"
            poster={`${base}.webp`}
            width={width}
            height={height}
            aria-labelledby="film"
            aria-describedby="film-steps"
          >
            <source src={`${base}.mp4`} type="video/mp4" />
          </video>
        </div>
      </div>
    </section>
  );
}
