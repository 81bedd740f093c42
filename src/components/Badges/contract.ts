import {contract} from '../../content/contract';

export default contract({
  purpose: 'Strong points or certifications, side by side.',
  do: 'Put two to four badges in it.',
  dont: 'Never mix certifications with other points.',
  examples: [
    {
      title: 'Two certifications',
      mdx: `<Badges>

<Badge icon="shield-check">

### ISO 27001

Every access to a client's system is logged and reviewed.

</Badge>

<Badge icon="lock">

### AES-256

Data is encrypted at rest and in transit.

</Badge>

</Badges>`,
    },
  ],
});
