type Language = "en" | "he"
type Mode = "light" | "dark"
/** Language, mode and width of the window in px. */
export type Look = `${Language} ${Mode} ${360 | 1024}`

export interface Pictured {
  /** Name of the stories' file without its ending. */
  readonly of: string
  /** Name of the story's export. */
  readonly story: string
  readonly looks: ReadonlyArray<Look>
  /** Height of the window in px where all of it is kept, for screens and what lies over a page. */
  readonly window?: number
  /** Whether it is a screen with a heading of its own. */
  readonly isScreen?: true
}

const one = (of: string, story: string, ...looks: ReadonlyArray<Look>): Pictured => ({ of, story, looks })
const whole = (window: number, of: string, story: string, ...looks: ReadonlyArray<Look>): Pictured => ({
  of,
  story,
  looks,
  window,
})

const screen = (...picture: Parameters<typeof whole>): Pictured => ({ ...whole(...picture), isScreen: true })

/**
 * The stories whose pictures are kept: the kit first, then whole screens. None shows a drawn ad as a picture file, whose
 * letters would come from the fonts of the machine.
 */
export const pictured: ReadonlyArray<Pictured> = [
  one("button", "Kinds", "en light 1024", "he dark 360"),
  one("button", "Disabled", "en light 360"),
  one("button", "Pending", "en dark 360"),
  one("button", "Focused", "en light 360"),
  one("text-field", "WithPrefix", "en light 360"),
  one("text-field", "Invalid", "he light 360"),
  one("text-area", "Area", "en dark 360"),
  one("number-field", "Number", "en light 360"),
  one("money-field", "MoneyInvalid", "he dark 360"),
  one("phone-field", "Phone", "en light 360"),
  one("otp-field", "OtpHalf", "en light 360"),
  one("password-field", "PasswordHalf", "en dark 360"),
  one("select", "Chosen", "en light 360"),
  whole(560, "select", "Open", "en light 360"),
  one("checkbox-group", "Group", "en light 360"),
  one("switch", "Switches", "he light 360"),
  one("radio-cards", "CardsWithDetail", "en light 1024", "he dark 360"),
  one("tag-input", "Tags", "en light 360"),
  one("file-drop", "FileInvalid", "en light 360"),
  one("slider", "Budget", "he light 360"),
  whole(560, "dialog", "Open", "en light 1024", "he dark 360"),
  whole(560, "confirm-dialog", "Confirm", "en light 360"),
  whole(560, "menu", "MenuOpen", "en dark 360"),
  whole(320, "tooltip", "TooltipShown", "en light 360"),
  whole(480, "toast", "FailuresGather", "en light 1024"),
  one("data-table", "Table", "en light 1024", "he dark 360"),
  one("line-chart", "Line", "en light 1024", "he dark 360"),
  one("bar-spark", "SeveralDays", "en light 360"),
  one("stat", "Stats", "en light 1024"),
  one("price-breakdown-table", "Price", "en light 360", "he dark 1024"),
  one("card", "Tones", "en light 1024"),
  one("badge", "Badges", "en light 360"),
  one("banner", "Banners", "en light 1024", "he dark 360"),
  one("tabs", "TabsWithCounts", "en light 360"),
  one("steps", "Progress", "en light 1024"),
  one("empty-state", "Empty", "en light 360"),
  one("error-state", "Failed", "en dark 360"),
  one("ad-previews", "SocialFeed", "en light 360"),
  one("ad-previews", "SearchResult", "en light 360"),
  screen(800, "signing-in", "Login", "en light 1024", "he dark 360"),
  screen(1400, "application", "Dashboard", "en light 1024", "he dark 360"),
  screen(1200, "application", "Leads", "en light 1024"),
  screen(1200, "wallet", "Filled", "en light 1024", "he dark 360"),
  screen(1400, "journey", "Budget", "en light 1024", "he light 360"),
  screen(1200, "journey", "EverythingDrafted", "en dark 1024"),
  screen(800, "shared-summary", "Open", "en light 1024"),
]
