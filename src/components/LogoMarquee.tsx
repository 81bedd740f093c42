import type {PropsWithChildren, ReactNode} from 'react';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './LogoMarquee.module.css';

/** The second half repeats the first, so that the loop has no seam. */
export function LogoMarquee({label, children}: PropsWithChildren<Props>): ReactNode {
  return (
    // Moving content must be focusable, so that keyboard users can pause it.
    <div className={styles.strip} role="group" aria-label={label} tabIndex={0}>
      <div className={styles.track}>
        <div className={styles.half}>{children}</div>
        <div className={styles.half} aria-hidden inert>
          {children}
        </div>
      </div>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Logos that scroll in a loop and stop on hover or focus.',
    props: {label: text(80, 'The name of the strip for screen readers.')},
    example: `
<LogoMarquee label="Tools our agents are built with">

- <BrandLogo mark="python">Python</BrandLogo>
- <BrandLogo mark="tensorflow">TensorFlow</BrandLogo>
- <BrandLogo mark="pytorch">PyTorch</BrandLogo>
- <BrandLogo mark="huggingface">Hugging Face</BrandLogo>
- <BrandLogo mark="mlflow">MLflow</BrandLogo>
- <BrandLogo mark="keras">Keras</BrandLogo>
- <BrandLogo mark="spacy">spaCy</BrandLogo>
- <BrandLogo>ComfyUI</BrandLogo>

</LogoMarquee>
`,
  });

type Props = PropsOf<typeof about>;
