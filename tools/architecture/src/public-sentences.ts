/** A file of the product with a name that it holds, and a test by its file and title. */
interface Doing {
  readonly by: readonly [file: string, symbol: string]
  readonly test: readonly [file: string, title: string]
}

/** What makes a public sentence true; `nothing` where it promises nothing, but greets, asks or names. */
export interface SentenceRow {
  /** Key of the text, or `…*` for all texts below a key that say the same of the product. */
  readonly key: string
  /** The English words, so that other words are held to the product again; absent for a `…*`. */
  readonly says?: string
  readonly done: Doing | "nothing"
}

const doing = (file: string, symbol: string, testFile: string, title: string): Doing => ({
  by: [file, symbol],
  test: [testFile, title],
})

const drafted = doing(
  "application/creatives/src/use-cases/copy.ts",
  "draftCopy",
  "apps/web/e2e/journeys/effort.spec.ts",
  "from a website to the payment: 20 clicks and 6 fields; to the launch: 2 clicks",
)
const spend = doing(
  "domain/wallet/src/spend.ts",
  "spend",
  "domain/wallet/src/postings.properties.test.ts",
  "a campaign never spends more than its launches locked",
)
const review = doing(
  "domain/campaigns/src/review-due.ts",
  "reviewDueAt",
  "application/campaigns/src/use-cases/campaign-reviews.test.ts",
  "a launch waits for the networks alone where the portal reviews nothing",
)
const dashboard = doing(
  "application/insights/src/use-cases/get-dashboard.ts",
  "getDashboard",
  "application/insights/src/use-cases/insights.test.ts",
  "a dashboard shows every day of its range, the range before and what is next",
)
const addOns = "application/wallet/src/use-cases/add-ons.ts"
const addOnsTest = "application/wallet/src/use-cases/add-ons.test.ts"
const period = doing(
  "domain/wallet/src/add-on-purchase.ts",
  "addOnPeriod",
  "domain/wallet/src/add-on-purchase.test.ts",
  "a pack runs from when it is bought, for its days after the rest of the first",
)
const extended = doing(addOns, "buyAddOn", addOnsTest, "a pack bought while one runs adds its days after it")
const callbacks = "application/identity/src/use-cases/callback-requests.ts"
const callbacksTest = "application/identity/src/use-cases/callback-requests.test.ts"
const owner = doing(
  callbacks,
  "getOwnCallback",
  callbacksTest,
  "the owner sees the newest request, and that it is taken, overdue and handled",
)
const priorityCall = doing(
  "domain/messaging/src/callback.ts",
  "callbackReplyDueAt",
  callbacksTest,
  "a business with priority care is called within one working day, and marked",
)
const calledBack = doing(
  callbacks,
  "listCallbackRequests",
  "apps/web/e2e/journeys/callback.spec.ts",
  "an owner asks for a call, and staff takes, notes and closes it",
)
const summaryLink = doing(
  "domain/signup/src/summary-link.ts",
  "summaryLinkState",
  "domain/signup/src/summary-link.test.ts",
  "a link works until thirty days after its sending, to the millisecond",
)
const byLink = doing(
  "domain/signup/src/summary-payment.ts",
  "summaryPaymentRefusal",
  "apps/web/e2e/journeys/client-payment.spec.ts",
  "a client approves and pays by the link, and the agent launches",
)
const decided = doing(
  "domain/signup/src/summary-approval.ts",
  "approvalState",
  "application/signup/src/use-cases/summary-decisions.test.ts",
  "a client approves what the link shows, and the agent reads who and when",
)
const invitation = doing(
  "application/identity/src/use-cases/invitations.ts",
  "acceptInvitation",
  "domain/identity/src/mailed-links.test.ts",
  "an invitation is good for a week, and accepting or revoking it is final",
)
const flavour = (symbol: string, title: string) =>
  doing("domain/launch/src/flows.ts", symbol, "apps/web/e2e/journeys/flavours.spec.ts", title)
const networks = doing(
  "domain/campaigns/src/channel-definitions.ts",
  "channelDefinitions",
  "apps/web/e2e/journeys/journey.spec.ts",
  "from a website's address to live numbers",
)
const builders = doing(
  "domain/portals/src/category-abilities.ts",
  "categoryAbilities",
  "apps/web/e2e/journeys/store-types.spec.ts",
  "opens an account and a workspace",
)

/** Every sentence of the public pages and of what is sold, with what in the product makes it true. */
export const publicSentences: ReadonlyArray<SentenceRow> = [
  { key: "signup:home.haveAccount", says: "I already have an account", done: "nothing" },
  {
    key: "signup:home.grow.text",
    says: "Reach people nearby who are looking for what you do, and bring them to your door, phone or website.",
    done: networks,
  },
  { key: "signup:home.overview.title", says: "Stay on top of your campaigns", done: dashboard },
  {
    key: "signup:home.overview.text",
    says: "A dashboard shows you in plain words what you spent and what it brought, day by day.",
    done: dashboard,
  },
  { key: "signup:home.drafts.title", says: "Your ads, made for you", done: drafted },
  {
    key: "signup:home.drafts.text",
    says: "We draft your ads, your audience and your search words from your website. You set the budget, and we never spend more than you paid.",
    done: spend,
  },
  { key: "signup:home.promise.quick", says: "Ready in minutes, with a low starting budget", done: drafted },
  {
    key: "signup:home.promise.fee",
    says: "No service fee for the first 30 days",
    done: doing(
      "domain/pricing/src/service-fee.ts",
      "waiverPeriod",
      "domain/pricing/src/price-breakdown.test.ts",
      "the waiver lasts 30 days from joining and covers the campaign's days within it",
    ),
  },
  {
    key: "signup:home.promise.review",
    says: "Every ad is checked before it runs, usually within 2 working days",
    done: review,
  },
  {
    key: "signup:home.exampleAd",
    says: "An example: an ad made for a small business",
    done: doing(
      "domain/creatives/src/example-ad.ts",
      "exampleAd",
      "domain/creatives/src/example-ad.test.ts",
      "each example ad is a whole drafted ad in the visitor's language",
    ),
  },
  {
    key: "signup:country.help",
    says: "It sets your currency, your tax and where we look for towns.",
    done: doing(
      "domain/portals/src/portal-decisions.ts",
      "regionSettings",
      "domain/portals/src/portal-decisions.test.ts",
      "a region's settings are its currency, symbol and support number",
    ),
  },
  {
    key: "signup:country.from",
    says: "Ads from {{amount}} a day",
    done: doing(
      "domain/budget/src/check-budget.ts",
      "checkBudget",
      "domain/budget/src/check-budget.test.ts",
      "the region's minimum is enough, a paisa less is not",
    ),
  },
  {
    key: "signup:country.suggested",
    says: "You seem to be here",
    done: doing(
      "adapters/http-client/src/likely-region.ts",
      "likelyRegionOf",
      "apps/web/e2e/pages/pages.spec.ts",
      "the likely country is marked, not chosen, and gives the dial code",
    ),
  },
  {
    key: "launch:businessPage.privacyText",
    says: "{{name}} uses what you send by form or phone only to answer you about its services. It isn't sold or shared. Write or call to see, correct or delete what is stored about you.",
    done: doing(
      "application/insights/src/use-cases/leads.ts",
      "listLeads",
      "application/insights/src/use-cases/insights.test.ts",
      "only a lead's own profile can change its status",
    ),
  },
  { key: "common:portal.headline", says: "Ads for your business, ready in minutes", done: drafted },
  {
    key: "common:portal.lead",
    says: "Advertise on Facebook, Instagram and Google. Give us your website, and your first campaign is ready in minutes.",
    done: drafted,
  },
  {
    key: "common:portal.leadSocial",
    says: "Advertise on Facebook and Instagram. Give us your website, and your first campaign is ready in minutes.",
    done: drafted,
  },
  { key: "common:notFound.text", says: "Oops. We couldn't find what you were looking for", done: "nothing" },
  {
    key: "launch:plan.Starter",
    says: "A small budget a day to start with.",
    done: doing(
      "ui/checkout/src/budget/budget-draft.ts",
      "planOf",
      "domain/pricing/src/pricing-band.test.ts",
      "a band offers the recommended budget, twice it, and a free choice",
    ),
  },
  {
    key: "launch:plan.Growth",
    says: "More budget a day, so more people see your ads.",
    done: doing(
      "ui/checkout/src/budget/budget-draft.ts",
      "planOf",
      "domain/pricing/src/pricing-band.test.ts",
      "a band offers the recommended budget, twice it, and a free choice",
    ),
  },
  {
    key: "launch:plan.Custom",
    says: "Choose your own amount a day.",
    done: doing(
      "ui/checkout/src/budget/budget-draft.ts",
      "planOf",
      "domain/pricing/src/pricing-band.test.ts",
      "a band offers the recommended budget, twice it, and a free choice",
    ),
  },
  { key: "launch:success.sent", says: "Your ads have been submitted.", done: networks },
  { key: "launch:success.reviewText", says: "Usually within 2 working days.", done: review },
  { key: "launch:success.liveText", says: "As soon as they are approved, or on the day you chose.", done: networks },
  {
    key: "launch:success.resultsText",
    says: "Views, clicks and enquiries appear on your dashboard every day.",
    done: dashboard,
  },
  {
    key: "launch:summary.promise",
    says: "Every ad is checked before it's published, usually within 2 working days. Nothing runs without that check.",
    done: review,
  },
  { key: "launch:summary.lost.*", done: summaryLink },
  { key: "launch:summary.*", done: decided },
  { key: "launch:approval.*", done: decided },
  { key: "launch:clientPayment.*", done: byLink },
  {
    key: "billing:addOns.lead",
    says: "Faster answers for a number of days. Paid from your wallet, once: it never renews by itself.",
    done: doing(addOns, "buyAddOn", addOnsTest, "care is given while a pack runs, and the portal sees to whom"),
  },
  { key: "billing:addOns.gives.text", says: "For as long as a pack runs:", done: period },
  {
    key: "billing:addOns.gives.review",
    says: "Campaigns you submit are reviewed before others, within 1 working day instead of 2.",
    done: doing(
      "application/campaigns/src/use-cases/launch-campaign.ts",
      "PriorityCare",
      "application/campaigns/src/use-cases/campaign-reviews.test.ts",
      "with priority care a review by the portal is due after a working day, and marked",
    ),
  },
  {
    key: "billing:addOns.gives.call",
    says: "When you ask for a call, we call you back within 1 working day instead of 2.",
    done: priorityCall,
  },
  { key: "billing:addOns.until", says: "If you buy it now, it runs until the end of {{day}}.", done: period },
  {
    key: "billing:addOns.untilLonger",
    says: "Added to what you have, it runs until the end of {{day}}.",
    done: extended,
  },
  {
    key: "billing:addOns.lacking",
    says: "Your wallet is {{missing}} short.",
    done: doing(addOns, "buyAddOn", addOnsTest, "too little money buys nothing and says how much is missing"),
  },
  { key: "billing:addOns.runs", says: "Priority care is on until the end of {{day}}", done: period },
  { key: "billing:addOns.runsText", says: "Buy another pack and its days are added after that.", done: extended },
  {
    key: "billing:addOns.line",
    says: "{{name}}: priority care until {{day}}",
    done: doing(
      addOns,
      "buyAddOn",
      addOnsTest,
      "a bought pack is paid from the wallet, has its invoice, and explains its line",
    ),
  },
  {
    key: "billing:addOns.question.text",
    says: "It's paid from your wallet: of {{available}}, {{left}} is left. Priority care then runs until the end of {{day}}.",
    done: doing(
      addOns,
      "buyAddOn",
      addOnsTest,
      "a bought pack is paid from the wallet, has its invoice, and explains its line",
    ),
  },
  { key: "billing:addOns.done.title", says: "You've bought the {{name}} pack", done: period },
  { key: "billing:addOns.done.text", says: "Priority care runs until the end of {{day}}.", done: period },
  {
    key: "billing:addOns.none.text",
    says: "There's nothing to buy here right now.",
    done: doing(addOns, "getAddOns", addOnsTest, "a portal that calls nobody back sells no pack"),
  },
  {
    key: "app:callback.lead",
    says: "Tell us your number, and we'll call you back within 2 working days.",
    done: calledBack,
  },
  {
    key: "app:callback.leadPriority",
    says: "Tell us your number. You have priority care, so we'll call you back within 1 working day.",
    done: priorityCall,
  },
  { key: "app:callback.thanksText", says: "We'll call you by the end of {{day}} at", done: calledBack },
  { key: "app:callback.asked", says: "You asked for a call on {{when}}.", done: owner },
  { key: "app:callback.due", says: "We'll call by the end of {{day}}.", done: owner },
  { key: "app:callback.claimed", says: "Somebody is on it and will call by the end of {{day}}.", done: owner },
  {
    key: "app:callback.overdue",
    says: "We should have called by the end of {{day}}. We're sorry, and call as soon as we can.",
    done: owner,
  },
  { key: "app:callback.handled", says: "We took care of it on {{when}}.", done: owner },
  { key: "app:login.sign.below", says: "Your ads, leads and money in one place.", done: dashboard },
  {
    key: "app:login.*",
    done: doing(
      "application/identity/src/use-cases/login-with-otp.ts",
      "loginWithOtp",
      "apps/web/e2e/pages/sign-in.spec.ts",
      "an ended sign-in leads to login and back to the same page",
    ),
  },
  { key: "account:invite.*", done: invitation },
  { key: "voice:marquee.headline", says: "Your business, up in lights", done: "nothing" },
  {
    key: "voice:marquee.lead",
    says: "Ads on Facebook, Instagram and Google for local businesses. Give us your website, and your first campaign is ready in minutes.",
    done: drafted,
  },
  { key: "voice:highstreet.headline", says: "More of your neighbours, through your door", done: "nothing" },
  {
    key: "voice:highstreet.lead",
    says: "High Street advertises local shops on Facebook, Instagram and Google to the people who live and work nearby.",
    done: networks,
  },
  { key: "voice:parcelwise.headline", says: "Fill more boxes. Ship more orders.", done: "nothing" },
  {
    key: "voice:parcelwise.lead",
    says: "Parcelwise turns your online store into ads on Facebook, Instagram and Google, and shows what each result cost you.",
    done: doing(
      "domain/insights/src/metrics.ts",
      "costPerResult",
      "application/insights/src/use-cases/insights.test.ts",
      "a dashboard shows every day of its range, the range before and what is next",
    ),
  },
  { key: "voice:studionoir.headline", says: "Campaigns with a point of view", done: "nothing" },
  {
    key: "voice:studionoir.lead",
    says: "Studio Noir brings collections to Facebook, Instagram and Google, each plan approved before it runs.",
    done: doing(
      "domain/identity/src/permissions.ts",
      "approveBriefPlans",
      "application/briefs/src/use-cases/approvals.test.ts",
      "approvers are told in order, and the last approval starts the brief",
    ),
  },
  {
    key: "voice:stallmark.headline",
    says: "Your stall, set up online",
    done: flavour("shortenedFlow", "the shortened sign-up asks for the audience on one page after the payment"),
  },
  {
    key: "voice:stallmark.lead",
    says: "Stallmark puts small traders on Facebook, Instagram and Google with a short sign-up.",
    done: flavour("shortenedFlow", "the shortened sign-up asks for the audience on one page after the payment"),
  },
  {
    key: "voice:brightside.headline",
    says: "Give us a link. Your campaign writes itself.",
    done: flavour("autoGeneratedFlow", "the auto-generated sign-up shows everything it drafted on one page"),
  },
  {
    key: "voice:brightside.lead",
    says: "Brightside reads your website, drafts the whole campaign for Facebook, Instagram and Google, and shows it to you on one page.",
    done: flavour("autoGeneratedFlow", "the auto-generated sign-up shows everything it drafted on one page"),
  },
  {
    key: "voice:tidewater.headline",
    says: "See your ads and the price before you sign up",
    done: flavour("v2Flow", "a portal may show the price before it asks for an account"),
  },
  {
    key: "voice:tidewater.lead",
    says: "Tidewater shows you finished ads for Facebook, Instagram and Google and what they cost. You open an account only to pay.",
    done: flavour("v2Flow", "a portal may show the price before it asks for an account"),
  },
  { key: "voice:inkwell.headline", says: "Design ads that look like your brand", done: builders },
  {
    key: "voice:inkwell.lead",
    says: "Inkwell is a workspace for people who make ads: your brand, your pictures and your texts in one place.",
    done: builders,
  },
  { key: "voice:reelhouse.headline", says: "Build ads that move", done: builders },
  {
    key: "voice:reelhouse.lead",
    says: "Reelhouse is a workspace for people who make rich media ads, with your brand in one place.",
    done: builders,
  },
  {
    key: "launch:help.home",
    says: "Grow your business, stay on top of your campaigns, and get ads made for you from your website.",
    done: drafted,
  },
  {
    key: "launch:help.offerDetails",
    says: "Give people a reason to act today. Your offer is written into your ads.",
    done: doing(
      "domain/creatives/src/copy/offer-text.ts",
      "offerText",
      "domain/creatives/src/copy/judged-copy.test.ts",
      "the offer stands once beside the picture, and its badge is not repeated",
    ),
  },
  {
    key: "launch:help.budget",
    says: "You choose the amount and the dates. You can pause or stop at any time.",
    done: doing(
      "application/campaigns/src/use-cases/campaign-moves.ts",
      "pauseCampaign",
      "apps/web/e2e/journeys/paused.spec.ts",
      "a pause and a resumption show at once on the campaign and its channels",
    ),
  },
  { key: "launch:help.*", done: drafted },
]
