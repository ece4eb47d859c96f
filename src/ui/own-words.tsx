/**
 * Words of the visitor, or of somebody who made a link: in the direction that they have by themselves, and never
 * translated. Within a sentence, `isolateName` does the same for the direction.
 */
export const OwnWords = ({ children }: { readonly children: string }) => <bdi translate="no">{children}</bdi>;
