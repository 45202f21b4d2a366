const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const page = (inside: string) => `<title>Kirk Bakery</title><h1>Kirk Bakery</h1>${inside}`

const post = (streetAddress: string, addressLocality: string, postalCode: string) => ({
  "@type": "PostalAddress",
  streetAddress,
  addressLocality,
  postalCode,
  addressCountry: "GB",
})
const kirkgate = post("2 Kirkgate", "Leeds", "LS1 6BY")
const micklegate = post("9 Micklegate", "York", "YO31 7EA")
const onDays = (dayOfWeek: unknown, opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
})
const leeds = {
  address: kirkgate,
  telephone: "0113 245 0099",
  openingHours: "Mo-Sa 08:00-17:00",
}
const york = {
  address: micklegate,
  telephone: "01904 555 671",
  openingHoursSpecification: [
    onDays(["https://schema.org/Monday", "Tuesday"], "09:00:00", "16:30:00"),
    onDays("http://schema.org/Friday", "18:00", "02:00"),
  ],
}
const shop = "Bakery"
const name = "Kirk Bakery"

const item = (
  property: string,
  name: string,
  street: string,
  town: string,
  code: string,
  phone: string,
  hours: string,
) =>
  `<div ${property} itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">${name}</b>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${street}</span><span itemprop="addressLocality">${town}</span><span itemprop="postalCode">${code}</span></p>
<span itemprop="telephone">${phone}</span><time itemprop="openingHours" datetime="${hours}">open</time></div>`

const typed = (property: string, street: string, town: string, code: string, phone: string, hours: string) =>
  `<div ${property} typeof="schema:Bakery"><b property="schema:name">Kirk Bakery</b>
<p property="schema:address" typeof="schema:PostalAddress"><span property="schema:streetAddress">${street}</span><span property="schema:addressLocality">${town}</span><span property="schema:postalCode">${code}</span></p>
<span property="schema:telephone">${phone}</span><time property="schema:openingHours" content="${hours}">open</time></div>`

type Address = readonly [street: string, town: string, code: string]

const adr = (prefix: string, [street, town, code]: Address) =>
  prefix === ""
    ? `<p class="adr"><span class="street-address">${street}</span> <span class="locality">${town}</span> <span class="postal-code">${code}</span></p>`
    : `<p class="p-adr h-adr"><span class="p-street-address">${street}</span> <span class="p-locality">${town}</span> <span class="p-postal-code">${code}</span></p>`

const parts = {
  leeds: ["2 Kirkgate", "Leeds", "LS1 6BY"],
  york: ["9 Micklegate", "York", "YO31 7EA"],
} as const
const contact = {
  leeds: ["0113 245 0099", "Mo-Sa 08:00-17:00"],
  york: ["01904 555 671", "Mo,Tu 09:00-16:30 Fr 18:00-02:00"],
} as const

/**
 * One bakery in Leeds and York in every form that structured data has for several places: the first open 8 to 5 except on
 * Sundays, the second on Mondays, Tuesdays and a night.
 */
export const severalPlaces = {
  "JSON-LD: a list of businesses of one name": page(
    ld([
      { "@context": "https://schema.org", "@type": shop, name, ...leeds },
      { "@type": shop, name, ...york },
    ]),
  ),
  "JSON-LD: a graph with names that end in the town": page(
    ld({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Organization", name },
        { "@type": shop, name: "Kirk Bakery Leeds", ...leeds },
        { "@type": shop, name: "Kirk Bakery, York", ...york },
      ],
    }),
  ),
  "JSON-LD: a script for each, without a whole": page(
    ld({ "@type": shop, name: "Kirk Bakery Leeds", ...leeds }) +
      ld({ "@type": shop, name: "Kirk Bakery York", ...york }),
  ),
  "JSON-LD: departments": page(
    ld({
      "@type": "Organization",
      name,
      department: [
        { "@type": shop, name: "Leeds shop", ...leeds },
        { "@type": shop, name: "York shop", ...york },
      ],
    }),
  ),
  "JSON-LD: sub-organisations beside the own place": page(
    ld({ "@type": shop, name, ...leeds, subOrganization: [{ "@type": shop, name: "Riverside", ...york }] }),
  ),
  "JSON-LD: a list of locations": page(
    ld({
      "@type": "Organization",
      name,
      location: [
        { "@type": "Place", name: "Leeds", ...leeds },
        { "@type": "Place", name: "York", ...york },
      ],
    }),
  ),
  "JSON-LD: locations by reference": page(
    ld({
      "@graph": [
        { "@type": shop, "@id": "#org", name, location: [{ "@id": "#leeds" }, { "@id": "#york" }] },
        { "@type": "Place", "@id": "#leeds", ...leeds, address: { "@id": "#kirkgate" } },
        { "@type": "Place", "@id": "#york", ...york },
        { "@id": "#kirkgate", ...kirkgate },
      ],
    }),
  ),
  "JSON-LD: branches that name their whole": page(
    ld({
      "@graph": [
        { "@type": "Organization", "@id": "#org", name },
        { "@type": shop, name: "The Corner", branchOf: { "@id": "#org" }, ...leeds },
        { "@type": shop, name: "Riverside", parentOrganization: { "@type": "Organization", name }, ...york },
      ],
    }),
  ),
  "JSON-LD: a list of addresses with their numbers": page(
    ld({
      "@type": shop,
      name,
      address: [
        { ...kirkgate, telephone: leeds.telephone, hoursAvailable: onDays(["Mo-Sa"], "8:00 AM", "5:00 PM") },
        { ...micklegate, telephone: york.telephone, hoursAvailable: york.openingHoursSpecification },
      ],
    }),
  ),
  "JSON-LD: numbers in contact points of each place": page(
    ld({
      "@type": "Organization",
      name,
      location: [
        {
          "@type": "Place",
          address: kirkgate,
          contactPoint: { "@type": "ContactPoint", telephone: leeds.telephone },
          openingHours: ["Mo-Fr 08:00-17:00", "Sa 08:00-17:00"],
        },
        {
          "@type": "Place",
          address: micklegate,
          contactPoint: [{ "@type": "ContactPoint", telephone: york.telephone }],
          openingHoursSpecification: york.openingHoursSpecification,
        },
      ],
    }),
  ),
  "JSON-LD: an item list": page(
    ld({
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, item: { "@type": shop, name, ...leeds } },
        { "@type": "ListItem", position: 2, item: { "@type": shop, name, ...york } },
      ],
    }),
  ),
  "microdata: a scope for each": page(
    item("", name, ...parts.leeds, ...contact.leeds) + item("", name, ...parts.york, ...contact.york),
  ),
  "microdata: departments of a whole": page(
    `<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Kirk Bakery</b>${item('itemprop="department"', "Leeds shop", ...parts.leeds, ...contact.leeds)}${item('itemprop="department"', "York shop", ...parts.york, ...contact.york)}</div>`,
  ),
  "microdata: properties by reference": page(
    `<div itemscope itemtype="https://schema.org/Bakery" itemref="brand leeds"></div><div itemscope itemtype="https://schema.org/Bakery" itemref="brand york"></div><b id="brand" itemprop="name">Kirk Bakery</b>${(
      ["leeds", "york"] as const
    )
      .map(
        (town) =>
          `<section id="${town}"><p itemprop="address">${parts[town].join(", ")}</p><i itemprop="telephone">${contact[town][0]}</i><meta itemprop="openingHours" content="${contact[town][1]}"></section>`,
      )
      .join("")}`,
  ),
  "RDFa: a type for each": page(
    typed("", ...parts.leeds, ...contact.leeds) + typed("", ...parts.york, ...contact.york),
  ),
  "RDFa: locations of a whole": page(
    `<div typeof="schema:Bakery"><b property="schema:name">Kirk Bakery</b><div rel="schema:location">${(
      ["leeds", "york"] as const
    )
      .map(
        (town) =>
          `<div typeof="schema:Place"><p property="schema:address">${parts[town].join(", ")}</p><i property="schema:telephone">${contact[town][0]}</i><i property="schema:openingHours">${contact[town][1]}</i></div>`,
      )
      .join("")}</div></div>`,
  ),
  "hCard: a card for each": page(
    (["leeds", "york"] as const)
      .map(
        (town) =>
          `<div class="vcard"><b class="fn org">Kirk Bakery</b>${adr("", parts[town])}<span class="tel">${contact[town][0]}</span><p class="hours">${contact[town][1]}</p></div>`,
      )
      .join(""),
  ),
  "h-card: cards in a card": page(
    `<div class="h-card"><b class="p-name p-org">Kirk Bakery</b>${(["leeds", "york"] as const)
      .map(
        (town) =>
          `<div class="h-card"><b class="p-name">Kirk Bakery ${parts[town][1]}</b>${adr("p-", parts[town])}<span class="p-tel">${contact[town][0]}</span><p class="p-hours">${contact[town][1]}</p></div>`,
      )
      .join("")}</div>`,
  ),
  "hCard: several addresses in one card": page(
    `<div class="vcard"><b class="fn org">Kirk Bakery</b>${(["leeds", "york"] as const)
      .map(
        (town) =>
          `<div class="adr"><span class="street-address">${parts[town][0]}</span> <span class="locality">${parts[town][1]}</span> <span class="postal-code">${parts[town][2]}</span> <span class="tel">${contact[town][0]}</span> <span class="hours">${contact[town][1]}</span></div>`,
      )
      .join("")}</div>`,
  ),
} as const
