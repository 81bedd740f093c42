import {contract} from '../../../../content/contract';

export default contract({once: true});
