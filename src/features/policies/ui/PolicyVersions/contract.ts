import {contract} from '../../../../content/contract';

export default contract({copy: 'none', once: true, headings: 3});
