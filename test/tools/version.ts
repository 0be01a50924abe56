/** The tag of the version behind that of one of its representations. */
export const versionIn = (etag: string | undefined): string | undefined => etag?.replace(/\.[\w-]+"$/, '"');
