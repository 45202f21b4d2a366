import { cards, styleOf, type Site } from "./site.ts"

const jsonLd = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data, null, 2)}</script>`

const dental: Site = {
  name: "sunrise-dental",
  title: "Sunrise Dental Care, Pune",
  note: "India, JSON-LD Dentist with PIN code",
  colours: ["#0b5c63", "#ffc857", "#f3fbfb"],
  initials: "SD",
  scene: "dental clinic",
  pages: {
    "": (
      base,
    ) => `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sunrise Dental Care | Gentle family dentistry in Kothrud, Pune</title><meta name="description" content="Painless root canals, braces, implants and children's dentistry in Kothrud, Pune. Open seven days.">
<meta name="theme-color" content="#0b5c63"><meta property="og:site_name" content="Sunrise Dental Care"><meta property="og:image" content="${base}/hero.jpg"><link rel="icon" href="logo.svg">
${jsonLd({
  "@context": "https://schema.org",
  "@type": "Dentist",
  name: "Sunrise Dental Care",
  url: `${base}/`,
  logo: `${base}/logo.png`,
  image: [`${base}/hero.jpg`, `${base}/photo-1.jpg`],
  description: "Family dental clinic for painless root canals, braces, implants and children's dentistry.",
  telephone: "+91 20 6600 0142",
  email: "hello@sunrisedental.example",
  priceRange: "₹₹",
  address: {
    "@type": "PostalAddress",
    streetAddress: "2nd Floor, Mayur Arcade, Paud Road, Kothrud",
    addressLocality: "Pune",
    addressRegion: "Maharashtra",
    postalCode: "411038",
    addressCountry: "IN",
  },
  geo: { "@type": "GeoCoordinates", latitude: 18.5074, longitude: 73.8077 },
  openingHoursSpecification: [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      opens: "09:30",
      closes: "20:30",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: "Sunday", opens: "10:00", closes: "13:00" },
  ],
  sameAs: ["https://www.facebook.com/sunrisedentalcare.example", "https://www.instagram.com/sunrisedentalcare.example"],
  makesOffer: [
    "Root canal treatment",
    "Braces and aligners",
    "Dental implants",
    "Teeth whitening",
    "Children's dentistry",
  ].map((name) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } })),
})}
${styleOf(dental, "Georgia,serif")}</head><body><header><img src="logo.svg" alt="Sunrise Dental Care"><nav><a href="#services">Treatments</a><a href="#visit">Visit us</a></nav></header>
<section class="hero"><h1>Gentle dentistry for the whole family</h1><p>First check-up and X-ray for ₹299 this month.</p><a class="button" href="tel:+912066000142">Call 020 6600 0142</a></section>
<main><section id="services"><h2>Treatments</h2>${cards([
      ["Root canal treatment", "Single sitting, microscope assisted."],
      ["Braces and aligners", "Metal, ceramic and clear aligners."],
      ["Dental implants", "Fixed teeth in three days."],
      ["Teeth whitening", "Up to eight shades in an hour."],
      ["Children's dentistry", "A play corner and very patient dentists."],
    ])}</section>
<section id="visit"><h2>Visit us</h2><p>2nd Floor, Mayur Arcade, Paud Road, Kothrud, Pune 411038</p><table><tr><th>Monday to Saturday</th><td>9.30 am to 8.30 pm</td></tr><tr><th>Sunday</th><td>10 am to 1 pm</td></tr></table><p><img src="photo-1.jpg" width="480" alt="Treatment room"></p></section></main>
<footer>Sunrise Dental Care · <a href="mailto:hello@sunrisedental.example">hello@sunrisedental.example</a></footer></body></html>`,
  },
}

const bakery: Site = {
  name: "harbour-rye",
  title: "Harbour & Rye Bakery, Bristol",
  note: "United Kingdom, JSON-LD @graph with postcode",
  colours: ["#4a2b18", "#e9a23b", "#fbf4e9"],
  initials: "HR",
  scene: "bakery bread",
  pages: {
    "": (
      base,
    ) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Harbour & Rye Bakery – sourdough on the Bristol harbourside</title>
<meta name="description" content="Slow sourdough, celebration cakes and proper coffee on Bristol's harbourside."><meta name="theme-color" content="#4a2b18"><link rel="icon" href="logo.svg">
${jsonLd({
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", "@id": `${base}/#site`, name: "Harbour & Rye", url: `${base}/` },
    {
      "@type": ["Bakery", "LocalBusiness"],
      "@id": `${base}/#bakery`,
      name: "Harbour & Rye Bakery",
      logo: { "@type": "ImageObject", url: `${base}/logo.png` },
      image: `${base}/hero.jpg`,
      telephone: "0117 496 0182",
      email: "bread@harbourandrye.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "14 Gasferry Row",
        addressLocality: "Bristol",
        postalCode: "BS1 6UN",
        addressCountry: "GB",
      },
      openingHours: ["Tu-Fr 07:30-16:00", "Sa-Su 08:00-15:00"],
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Menu",
        itemListElement: ["Sourdough loaves", "Celebration cakes", "Pastries", "Bread-making classes"].map((name) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Product", name },
        })),
      },
    },
  ],
})}
${styleOf(bakery, "'Iowan Old Style',Palatino,serif")}</head><body><header><img src="logo.svg" alt="Harbour & Rye Bakery"><nav><a href="#menu">Menu</a><a href="#find">Find us</a></nav></header>
<section class="hero"><h1>Three days to make.<br>Gone by three.</h1><p>Pre-order your loaf and skip the queue.</p><a class="button" href="mailto:bread@harbourandrye.example">Order a loaf</a></section>
<main><section id="menu"><h2>From our ovens</h2>${cards([
      ["Sourdough loaves", "From £4.20. Rye, country and seeded."],
      ["Celebration cakes", "Made to order with five days' notice."],
      ["Pastries", "Laminated by hand every night."],
      ["Bread-making classes", "Saturday mornings, £65."],
    ])}</section>
<section id="find"><h2>Find us</h2><p>14 Gasferry Row, Bristol BS1 6UN · 0117 496 0182</p><p>Tuesday to Friday 7.30am–4pm, weekends 8am–3pm. Closed on Mondays.</p></section></main><footer>© Harbour & Rye Bakery</footer></body></html>`,
  },
}

const yoga: Site = {
  name: "nilgiri-yoga",
  title: "Nilgiri Yoga Shala, Bengaluru",
  note: "India, microdata",
  colours: ["#5b3a63", "#f2b8a0", "#fdf6f1"],
  initials: "NY",
  scene: "yoga",
  pages: {
    "": () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Nilgiri Yoga Shala</title><link rel="icon" href="logo.svg">${styleOf(yoga, "'Trebuchet MS',sans-serif")}</head>
<body itemscope itemtype="https://schema.org/ExerciseGym"><header><img itemprop="logo" src="logo.svg" alt=""><strong itemprop="name">Nilgiri Yoga Shala</strong><nav><a href="#classes">Classes</a></nav></header>
<section class="hero"><h1>Breathe. Bend. Begin again.</h1><p itemprop="description">Small-group Hatha and Ashtanga yoga in Indiranagar, with morning, evening and online batches.</p><a class="button" href="#classes">First class free</a></section><img itemprop="image" src="hero.jpg" alt="" hidden>
<main><section id="classes"><h2>Classes</h2>${cards([
      ["Hatha for beginners", "Monday, Wednesday and Friday, 6.30 am."],
      ["Ashtanga vinyasa", "Tuesday and Thursday, 6 pm."],
      ["Prenatal yoga", "Saturday, 10 am."],
      ["Online batches", "Join from anywhere, ₹1,500 a month."],
    ])}</section>
<section><h2>Come by</h2><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">No. 27, 3rd Cross, 12th Main, Indiranagar</span>, <span itemprop="addressLocality">Bengaluru</span>, <span itemprop="addressRegion">Karnataka</span> <span itemprop="postalCode">560038</span> <meta itemprop="addressCountry" content="IN"></p>
<p>Phone <a itemprop="telephone" href="tel:+918041230117">+91 80 4123 0117</a>, mail <a itemprop="email" href="mailto:namaste@nilgiriyoga.example">namaste@nilgiriyoga.example</a></p><p><time itemprop="openingHours" datetime="Mo-Sa 06:00-20:00">Monday to Saturday, 6 am to 8 pm</time></p></section></main><footer>Nilgiri Yoga Shala, since 2009</footer></body></html>`,
  },
}

const salon: Site = {
  name: "lockwood-salon",
  title: "Lockwood & Vale Hair Salon, Sheffield",
  note: "United Kingdom, microdata",
  colours: ["#2b2d42", "#ef8fa0", "#faf5f6"],
  initials: "LV",
  scene: "hair salon",
  pages: {
    "": () => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lockwood &amp; Vale | Hair salon in Kelham Island, Sheffield</title><meta name="description" content="Cuts, colour and curls in Kelham Island. Sustainable products, no rushed appointments."><link rel="icon" href="logo.svg">${styleOf(salon, "Helvetica,Arial,sans-serif")}</head>
<body><div itemscope itemtype="http://schema.org/HairSalon"><header><img itemprop="logo" src="logo.svg" alt="logo"><span itemprop="name">Lockwood &amp; Vale Hair Salon</span></header><section class="hero"><h1>Hair with room to breathe</h1><p>20% off your first colour with any senior stylist.</p><a class="button" href="tel:01144960153">Book: 0114 496 0153</a></section>
<main><h2>Prices</h2>${cards([
      ["Cut and finish", "from £42"],
      ["Balayage", "from £115"],
      ["Curly cut", "from £58"],
      ["Bridal hair", "by consultation"],
    ])}
<p><span itemprop="telephone">0114 496 0153</span> · <a href="mailto:book@lockwoodvale.example" itemprop="email">book@lockwoodvale.example</a></p><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">6 Cotton Mill Yard</span><br><span itemprop="addressLocality">Sheffield</span><br><span itemprop="postalCode">S3 8RW</span></div><p>Tue–Sat 9–6 <meta itemprop="openingHours" content="Tu-Sa 09:00-18:00"></p></main></div></body></html>`,
  },
}

export const structuredSites: readonly Site[] = [dental, bakery, yoga, salon]
