import {components} from '../../build/mdx/contracts';

/** Whether a tag is a component that pages use. */
export const isComponent = (tag: string): boolean => components().has(tag);
