/** Something that a file has no way to say. */
export class CannotWrite extends Error {}
