import sharp from 'sharp';

/** Deterministic noise. */
function grain(side: number): Buffer {
  const data = Buffer.alloc(side * side * 3);
  let seed = 7;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = 100 + (seed >> 25);
  }
  return data;
}

const scene = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fa9d8"/><stop offset="1" stop-color="#f4e3c1"/></linearGradient>
<pattern id="wood" width="37" height="53" patternUnits="userSpaceOnUse" patternTransform="rotate(7)">
<path fill="#2e4d33" d="M0 0h37v53H0z"/><path fill="#57804f" d="M18 0 37 40H0z"/><path fill="#1b3223" d="M5 53 18 20l9 33z"/></pattern>
</defs>
<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>
<path fill="url(#wood)" d="M0 ${height * 0.55}Q${width * 0.3} ${height * 0.3} ${width * 0.6} ${height * 0.5}T${width} ${height * 0.45}V${height}H0z"/>
<circle cx="${width * 0.75}" cy="${height * 0.2}" r="${height * 0.08}" fill="#fff4d0"/></svg>`;

/**
 * A photo like a camera's: trees below a sky with noise, stored sideways, with a location, a date and the name of the
 * camera in its metadata. Upright, it is `height` wide and `width` high.
 */
export async function photo(width: number, height: number): Promise<Buffer> {
  const side = 512;
  const noise = {input: grain(side), raw: {width: side, height: side, channels: 3 as const}};
  // Drawn small and enlarged, because a large drawing takes seconds and the noise supplies the detail.
  const drawing = sharp(Buffer.from(scene(Math.round(width / 4), Math.round(height / 4))));
  return drawing
    .resize(width, height)
    .removeAlpha()
    .composite([{...noise, tile: true, blend: 'hard-light'}])
    .withExif({
      IFD0: {Make: 'Deodar Optics', Model: 'Camera of a test', DateTime: '2026:11:22 10:00:00'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '38/1 53/1 51/1', GPSLongitudeRef: 'W', GPSLongitude: '77/1 2/1 11/1'},
    })
    .withMetadata({orientation: 6})
    .jpeg({quality: 93, chromaSubsampling: '4:4:4'})
    .toBuffer();
}
