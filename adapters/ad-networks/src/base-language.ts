/** The language of a tag without its country ("pt" of "pt_PT"), which is what the networks' own tables are kept by. */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/u)[0] ?? ""
