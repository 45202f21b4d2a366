const templateTag = /<%|%>|\{\{|\}\}|\{%|%\}|\$\{|%[A-Z_]{3,}%/

/** Names that builders give a site until its owner does ("My Store", "Your Company", "Site Title"). */
const unnamed =
  /^(?:your\b.*|(?:my|our)\s+(?:\w+\s+)?(?:company|business|brand|shop|store|clinic|restaurant|cafe|salon|hotel|school|gym|site|web ?site|logo|name|title|blog|organi[sz]ation|agency)(?:\s+(?:name|here|title))?|(?:company|business|brand|shop|store|clinic|restaurant|cafe|salon|hotel|school|site|web ?site|blog|logo|organi[sz]ation)[\s-]?(?:name|title|here)|insert\s+\w+(?:\s+\w+)?|\[.*\]|(?:demo|sample|dummy|test|example)\s+(?:company|business|shop|store|site|web ?site|clinic|restaurant|page)|untitled(?:\s.*)?|lorem\b.*)$/i

/** The title of a theme that was bought or found: "Gardening Website Template". */
const themeTitle =
  /\b(?:(?:free|premium|responsive|multi-?purpose|one ?page|landing ?page|bootstrap ?\d?|html ?5?|css ?3?|web ?site|wordpress|business|tailwind|react)\s+)+(?:web ?site\s+)?(?:templates?|themes?)\b/i

/** Whether a name is a placeholder ("Your Company", "Business Name") or a tag that no template engine has filled. */
export const isBlankName = (text: string): boolean =>
  templateTag.test(text) || unnamed.test(text.trim()) || themeTitle.test(text)
