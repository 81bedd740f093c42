/** Drawings of single pages, with their words: `import {DayRing} from '@site/src/illustrations';` */
export {DayRing} from './DayRing';
export {FormReview} from './FormReview';
export {EarnedTrust, Rollout, TrainingRuns} from './LineCharts';
export {MessageThread} from './MessageThread';
export {PartsThreshold} from './PartsThreshold';
export {Quadrant} from './Quadrant';
export {Redline} from './Redline';
export {RouteOptions} from './RouteOptions';
export {SeasonChart} from './SeasonChart';
export {SourceLines} from './SourceLines';
export {ThreeMessages} from './ThreeMessages';
