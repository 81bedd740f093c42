import {contract} from '../../content/contract';

export default contract({
  purpose: 'Strong points or certifications, side by side.',
  do: 'Put two to four badges in it.',
  dont: 'Never mix certifications with other points.',
});
