/** Drawings of single pages: `import {DayRing} from '@site/src/illustrations';` */
export {default as DayRing} from './DayRing';
export {default as FormReview} from './FormReview';
export {default as MessageThread} from './MessageThread';
export {default as PartsThreshold} from './PartsThreshold';
export {default as Quadrant} from './Quadrant';
export {default as RouteOptions} from './RouteOptions';
export {default as SeasonChart} from './SeasonChart';
export {default as SourceLines} from './SourceLines';
