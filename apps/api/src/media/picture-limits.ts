/** A picture that would unpack to more than this is refused: it is a mistake or an attack. */
export const PICTURE_LIMITS = { limitInputPixels: 50_000_000, failOn: 'error' } as const;

/** The widths a picture is offered in, as far as the original goes. */
export const WIDTHS = [160, 320, 480, 640, 768, 960, 1280] as const;

/** The largest width in which an original is offered. */
export const LARGEST_WIDTH = 2560;

/** A drawing has no width of its own that matters: it is offered at least this wide. */
export const LEAST_DRAWING_WIDTH = 640;
