import sharp from 'sharp';

/**
 * A photo like a camera's: noise, stored sideways, with a location, a date and the name of the camera in its metadata.
 * Upright, it is `height` wide and `width` high.
 */
export const photo = (width: number, height: number, sigma = 20): Promise<Buffer> =>
  sharp({create: {width, height, channels: 3, background: '#678', noise: {type: 'gaussian', mean: 128, sigma}}})
    .withExif({
      IFD0: {Make: 'Deodar Optics', Model: 'Camera of a test', DateTime: '2026:11:22 10:00:00'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '38/1 53/1 51/1', GPSLongitudeRef: 'W', GPSLongitude: '77/1 2/1 11/1'},
    })
    .withMetadata({orientation: 6})
    .jpeg({quality: 93, chromaSubsampling: '4:4:4'})
    .toBuffer();
