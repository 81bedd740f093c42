import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const logoStrip = contract({
  purpose: 'Logos that move past in a loop and stop on hover or focus.',
  do: 'List at least eight marks in it, so that the strip has no gap.',
  dont: 'Never links: a moving target is hard to click.',
  props: z.strictObject({label: text(80, 'What the strip shows, for screen readers.')}),
  examples: [
    {
      title: 'Tools',
      mdx: `<LogoMarquee label="Tools our agents are built with">

- <BrandLogo mark="python">Python</BrandLogo>
- <BrandLogo mark="tensorflow">TensorFlow</BrandLogo>
- <BrandLogo mark="pytorch">PyTorch</BrandLogo>
- <BrandLogo mark="huggingface">Hugging Face</BrandLogo>
- <BrandLogo mark="mlflow">MLflow</BrandLogo>
- <BrandLogo mark="keras">Keras</BrandLogo>
- <BrandLogo mark="spacy">spaCy</BrandLogo>
- <BrandLogo>ComfyUI</BrandLogo>

</LogoMarquee>`,
    },
  ],
});

export type Props = PropsOf<typeof logoStrip>;
export default logoStrip;
