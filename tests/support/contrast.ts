/** The red, green and blue of #rgb or #rrggbb, from 0 to 255. */
export const channels = (color: string): number[] =>
  (color.length < 7 ? color.replace(/\w/g, '$&$&') : color).match(/\w\w/g)?.map((pair) => parseInt(pair, 16)) ?? [];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, computed independently of the code under test. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A translucent color on top of another. */
export function mixed(top: string, ground: string, share: number): string {
  const below = channels(ground);
  const parts = channels(top).map((value, at) => Math.round(value * share + (below[at] ?? 0) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
