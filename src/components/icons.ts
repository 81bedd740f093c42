// The icons that components use on their own. Icons named in the copy come from src/build/icons.
export {default as arrowRight} from 'lucide/dist/esm/icons/arrow-right.mjs';
export {default as arrowUp} from 'lucide/dist/esm/icons/arrow-up.mjs';
export {default as chevronDown} from 'lucide/dist/esm/icons/chevron-down.mjs';
export {default as circleAlert} from 'lucide/dist/esm/icons/circle-alert.mjs';
export {default as circleCheck} from 'lucide/dist/esm/icons/circle-check.mjs';
export {default as link} from 'lucide/dist/esm/icons/link.mjs';
export {default as menu} from 'lucide/dist/esm/icons/menu.mjs';
export {default as messageCircle} from 'lucide/dist/esm/icons/message-circle.mjs';
export {default as moon} from 'lucide/dist/esm/icons/moon.mjs';
export {default as phone} from 'lucide/dist/esm/icons/phone.mjs';
export {default as printer} from 'lucide/dist/esm/icons/printer.mjs';
export {default as search} from 'lucide/dist/esm/icons/search.mjs';
export {default as star} from 'lucide/dist/esm/icons/star.mjs';
export {default as sun} from 'lucide/dist/esm/icons/sun.mjs';
export {default as user} from 'lucide/dist/esm/icons/user-round.mjs';
export {default as x} from 'lucide/dist/esm/icons/x.mjs';
