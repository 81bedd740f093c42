import * as catalogue from '../../catalogue/forms';
import {translated} from '../language';

/** What a link to the form may ask for, in the language of the page. */
export const topics = translated(catalogue.topics);
