import {contract} from '../../content/contract';

export default contract({copy: 'none', headings: 3, shows: 'industry'});
