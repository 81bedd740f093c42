import * as catalogue from '../../model/forms';
import {translated} from '../../../../components/hooks/language';

/** What a link to the form may ask for, in the language of the page. */
export const topics = translated(catalogue.topics);
