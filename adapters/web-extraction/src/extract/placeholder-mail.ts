/** What builders, themes and forms call "your business" in an address: "yourdomain", "your-company", "mysite". */
const yours =
  /^(?:your[-_]?(?:own[-_]?)?(?:domain|host|server|mail|e-?mail|gmail|name|web[-_]?site|site|company|business|brand|org|organi[sz]ation|firm|agency|team|store|shop|clinic|hotel|restaurant|salon|gym|school|studio|cafe|bakery|practice|garage|app|product|startup)(?:name)?|(?:you|my)[-_]?(?:own[-_]?)?(?:domain|host|mail|email|web[-_]?site|site|company|business|brand|org|store|shop)(?:name)?|(?:company|business|brand|store|shop|site|domain|restaurant|hotel|clinic|salon|school)[-_]?name|(?:travel|some|any|demo|sample|test|dummy|info|fake)[-_]?(?:example|company|domain|e?mail))$/i

/** Domains that belong to no small business: words that stand for one, makers of themes, and services of errors. */
const standIns = new Set(
  "domain email website company business site mysite test testing demo sample dummy example template placeholder xyz mailinator demolink thememove osthemes wingtheme themeforest envato colorlib htmlcodex bootstrapmade untree w3layouts themewagon templatemonster themesflat reallygreatsite wixpress sentry sentry-next godaddy squarespace webflow untitled lorem loremipsum".split(
    " ",
  ),
)

/** Providers of free mail, which give nobody an address that is only a role. */
const freeMail = /^(?:g(?:oogle)?mail|yahoo|hotmail|outlook|live|icloud|mail|rediffmail|ymail|aol|protonmail)$/i

const roles =
  /^(?:info|contact|support|hello|sales|admin|office|mail|email|name|enquir(?:y|ies)|inquiry|help|service|services|team|company|business|website|bookings?|customer|customercare|example|examplemail|myemail|mymail|gmail|first\.?last|firstname(?:\.?lastname)?)$/i

const nobody =
  /^(?:abcd?|abc123|xyz|test(?:ing|mail|user|email)?|demo|dummy|sample|example|lorem(?:\.?ipsum)?|your[-_.]?(?:mail|e-?mail|name|gmail|id|address|username|business|company)?|you|user|user-?name|name|someone|somebody|nobody|(?:john|jane)[._]?doe|firstname[._]?lastname)$/i

const smiths = /^(?:john|jane)[._]?smith$/i

/** Gmail gives no name shorter. */
const shortestGmail = 6

const errorsKey = /^[a-f0-9]{24,}$/i

/** The label of a domain that is a firm's own name: "kirk" of "mail.kirk.co.uk". */
const mainLabel = (host: string): string => {
  const labels = host.split(".")
  return labels.slice(0, labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? -2 : -1).at(-1) ?? ""
}

/** Whether an address is one of a provider of free mail. */
export const isFreeMail = (address: string): boolean => freeMail.test(mainLabel(address.split("@")[1] ?? ""))

/** Whether an e-mail address is what a builder, a theme or a form left, so that it is nobody's. */
export const isSampleMail = (address: string): boolean => {
  const [local = "", host = ""] = address.toLowerCase().split("@")
  const labels = host.split(".")
  const main = mainLabel(host)
  if (nobody.test(local) || errorsKey.test(local)) return true
  if (labels.some((label) => yours.test(label) || /^(?:wixpress|sentry)$/.test(label)) || standIns.has(main))
    return true
  if (host === "abc.com") return true
  if (!freeMail.test(main)) return false
  const isShortGmail = main === "gmail" && local.replaceAll(".", "").length < shortestGmail
  return isShortGmail || roles.test(local) || smiths.test(local)
}
