import { cards, styleOf, type Site } from "./site.ts"

const plumbing: Site = {
  name: "oakfield-plumbing",
  title: "Oakfield Plumbing & Heating, Leeds",
  note: "United Kingdom, plain text and tel: links",
  colours: ["#143d59", "#f4b41a", "#f5f8fa"],
  initials: "OP",
  scene: "plumbing repair",
  pages: {
    "": () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Oakfield Plumbing & Heating - plumbers in Leeds</title><link rel="icon" href="logo.svg">${styleOf(plumbing, "Verdana,sans-serif")}</head><body><header><img src="logo.svg" alt="Oakfield Plumbing & Heating"><nav><a href="contact.html">Contact</a></nav></header>
<section class="hero"><h1>Boiler broken? We are already on our way.</h1><p>Gas Safe plumbers for Leeds and Bradford, 24 hours a day.</p><a class="button" href="tel:+441134960127">0113 496 0127</a></section><main><h2>What we do</h2>${cards(
      [
        ["Emergency call-outs", "No call-out fee, day or night."],
        ["Boiler repair and servicing", "All makes, annual service £79."],
        ["Bathroom fitting", "From first drawing to last tile."],
        ["Landlord certificates", "CP12 within 48 hours."],
      ],
    )}</main><footer>Oakfield Plumbing &amp; Heating, 88 Meanwood Parade, Leeds LS7 2QB. Call <a href="tel:+441134960127">0113 496 0127</a>.</footer></body></html>`,
    "contact.html": () =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact | Oakfield Plumbing & Heating</title></head><body><h1>Contact us</h1><p>Oakfield Plumbing &amp; Heating<br>88 Meanwood Parade<br>Leeds<br>LS7 2QB</p><p>Phone <a href="tel:+441134960127">0113 496 0127</a>, e-mail <a href="mailto:jobs@oakfieldplumbing.example">jobs@oakfieldplumbing.example</a></p><p>Office hours: Monday to Friday 8am to 6pm. Emergencies any time.</p></body></html>`,
  },
}

const motors: Site = {
  name: "balaji-motors",
  title: "Sri Balaji Motors, Hyderabad",
  note: "India, messy: broken HTML, several phones, template left-overs, contact page",
  colours: ["#8d0801", "#ffd166", "#ffffff"],
  initials: "SB",
  scene: "car repair",
  pages: {
    "": () => `<html><head><title>Home</title><meta name="description" content="Free HTML5 template by FreeTemplates"><meta name="author" content="Your Name Here">
<style>body{font-family:arial;margin:0 auto;max-width:960px}.top{background:#8d0801;color:#fff;padding:10px}td{padding:8px;vertical-align:top}</style>
<body bgcolor=white><div class=top><img src=logo.png width=90><font size=6><b>SRI BALAJI MOTORS</b></font><br>Multi brand car service center
<table width=100%><tr><td><a href=index.html>Home</a> | <a href="#">About</a> | <a href="#">Lorem</a> | <a href='contact.html'>Contact Us</a></table></div>
<marquee>Monsoon offer!!! AC check up FREE with every full service</marquee>
<center><img src=hero.jpg width=900></center>
<h2>Welcome to our website<h2>
<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Call us: 123-456-7890
<p>We are doing all type of car works since 1998 in Hyderabad. Maruti, Hyundai, Tata, Mahindra, Honda.
<ul><li>Periodic service<li>Denting and painting<li>AC repair<li>Insurance claim work<li>Wheel alignment</ul>
<script src="https://cdn.example/vue@2.6.12/vue.js"></script>
<p>Parts counter 040 2300 0148 / 2300 0149 (10am - 7pm)</p>
<p><b>E-mail:</b> info@yourdomain.com</p>
<div class=footer>Copyright 2019 Company Name. Designed by <a href="http://templates.example">FreeTemplates</a> support@freetemplates.example +1 555 010 9999
</div></bdy></html>`,
    "contact.html": () => `<html><head><title>Contact Us</title></head><body><h1>Contact us</h1>
<p>Sri Balaji Motors<br>Plot 14, Road No. 3, Near RTO Office,<br>Kukatpally, Hyderabad - 500072<br>Telangana
<p>Service desk: <a href="tel:+919000000361">+91 90000 00361</a> <br>Parts counter: 040 2300 0148<br>Fax: 040 2300 0150<p>Mail: <a href="mailto:service@sribalajimotors.example">service@sribalajimotors.example</a>
<p>Working time 9.00 AM to 7.30 PM, Sunday half day</body></html>`,
  },
}

const product = (name: string, price: string, photo: number, base: string): { card: string; data: object } => ({
  card: `<li><img src="photo-${photo}.jpg" alt="${name}"><h3>${name}</h3><p>₹${price}</p><button class="button">Add to bag</button></li>`,
  data: {
    "@type": "Product",
    name,
    image: `${base}/photo-${photo}.jpg`,
    offers: {
      "@type": "Offer",
      price: price.replace(",", ""),
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
    },
  },
})

const loom: Site = {
  name: "thread-and-loom",
  title: "Thread & Loom, Jaipur",
  note: "India, e-commerce like: Store and Product JSON-LD",
  colours: ["#23395b", "#f4a259", "#fbf7f2"],
  initials: "TL",
  scene: "clothes boutique",
  pages: {
    "": (base) => {
      const products = [
        product("Block-print cotton kurta", "1,490", 1, base),
        product("Indigo hand-loom saree", "4,250", 2, base),
        product("Quilted jaipuri jacket", "2,890", 3, base),
        product("Mulmul dupatta", "790", 4, base),
      ]
      const data = {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "ClothingStore",
            name: "Thread & Loom",
            url: `${base}/`,
            logo: `${base}/logo.png`,
            email: "care@threadandloom.example",
            telephone: "+91-141-400-0176",
            address: {
              "@type": "PostalAddress",
              streetAddress: "22 Johari Lane",
              addressLocality: "Jaipur",
              addressRegion: "Rajasthan",
              postalCode: "302003",
              addressCountry: { "@type": "Country", name: "India" },
            },
          },
          ...products.map((one) => one.data),
        ],
      }
      return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Thread & Loom – hand-made clothing from Jaipur</title><meta property="og:type" content="website"><meta property="og:site_name" content="Thread & Loom"><meta property="og:image" content="${base}/hero.jpg"><meta name="generator" content="Shop"><script type="application/ld+json">${JSON.stringify(data)}</script><link rel="icon" href="logo.svg">${styleOf(loom, "Avenir,Futura,sans-serif")}</head><body><header><img src="logo.svg" alt="Thread & Loom"><nav><a href="#new">New in</a><a href="#">Bag (0)</a></nav></header><section class="hero"><h1>Made slowly in Jaipur</h1><p>Free delivery across India above ₹999.</p><a class="button" href="#new">Shop new in</a></section><main id="new"><h2>New in</h2><ul class="cards">${products.map((one) => one.card).join("")}</ul></main><footer>Questions? WhatsApp <a href="https://wa.me/919000000362">+91 90000 00362</a> · <a href="mailto:care@threadandloom.example">care@threadandloom.example</a></footer></body></html>`
    },
  },
}

const bhojnalay: Site = {
  name: "annapurna-bhojnalay",
  title: "अन्नपूर्णा भोजनालय Annapurna Bhojnalay, Lucknow",
  note: "India, Hindi and English side by side",
  colours: ["#7a1f1f", "#f6c453", "#fff8ec"],
  initials: "अ",
  scene: "restaurant thali",
  pages: {
    "": () =>
      `<!doctype html><html lang="hi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>अन्नपूर्णा भोजनालय | Annapurna Bhojnalay, Hazratganj, Lucknow</title><meta name="description" content="घर जैसा शुद्ध शाकाहारी खाना। Pure vegetarian thalis in Hazratganj, Lucknow."><link rel="icon" href="logo.svg">${styleOf(bhojnalay, "'Noto Sans Devanagari','Noto Sans',sans-serif")}</head><body><header><img src="logo.svg" alt="अन्नपूर्णा भोजनालय"><strong>अन्नपूर्णा भोजनालय <span lang="en">Annapurna Bhojnalay</span></strong></header><section class="hero"><h1>घर जैसा स्वाद, हर थाली में</h1><p lang="en">Unlimited vegetarian thali for ₹180, lunch and dinner.</p><a class="button" href="tel:+915224000118">फ़ोन करें / Call 0522 400 0118</a></section><main>${cards(
        [
          ["शाकाहारी थाली / Veg thali", "₹180, असीमित"],
          ["पूड़ी सब्ज़ी / Puri sabzi", "₹90, सुबह 8 से 11"],
          ["टिफ़िन सेवा / Tiffin service", "₹2,800 प्रति माह"],
          ["दावत / Party catering", "50 से 500 मेहमान"],
        ],
      )}<section><h2>पता / Address</h2><p>अन्नपूर्णा भोजनालय, 41 शाहनजफ़ रोड, हज़रतगंज, लखनऊ 226001</p><p lang="en">41 Shahnajaf Road, Hazratganj, Lucknow, Uttar Pradesh 226001</p><p>मोबाइल: <a href="tel:+919000000363">+91 90000 00363</a> · <a href="mailto:namaskar@annapurna.example">namaskar@annapurna.example</a></p><p>रोज़ सुबह 8 बजे से रात 10:30 बजे तक · <span lang="en">Every day 8 am to 10.30 pm</span></p></section></main></body></html>`,
  },
}

const flowers: Site = {
  name: "shaked-flowers",
  title: "פרחי שקד (Shaked Flowers), Haifa",
  note: "Israel, Hebrew, right to left",
  colours: ["#31572c", "#f7b2bd", "#fbfdf8"],
  initials: "ש",
  scene: "flowers",
  pages: {
    "": (base) =>
      `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>פרחי שקד | משלוחי פרחים בחיפה</title><meta name="description" content="זרים טריים, סידורי אירועים ומשלוחים באותו יום בחיפה והקריות."><meta property="og:site_name" content="פרחי שקד"><meta property="og:locale" content="he_IL"><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Florist", name: "פרחי שקד", image: `${base}/hero.jpg`, logo: `${base}/logo.png`, telephone: "04-600-0131", email: "shalom@shaked-flowers.example", address: { "@type": "PostalAddress", streetAddress: "שדרות מוריה 58", addressLocality: "חיפה", postalCode: "3460601", addressCountry: "IL" }, openingHours: "Su-Th 08:30-19:00, Fr 08:00-14:00" })}</script><link rel="icon" href="logo.svg">${styleOf(flowers, "'Noto Sans Hebrew',Arial,sans-serif")}</head><body><header><img src="logo.svg" alt="פרחי שקד"><nav><a href="#menu">הזרים שלנו</a></nav></header><section class="hero"><h1>פרחים שמדברים בשבילך</h1><p>משלוח חינם בחיפה בהזמנה מעל ‎₪180.</p><a class="button" href="tel:+97246000131">התקשרו <bdi>04-600-0131</bdi></a></section><main id="menu">${cards(
        [
          ["זר עונתי", "החל מ־‎₪120"],
          ["זר כלה", "בתיאום אישי"],
          ["סידורי שולחן", "לאירועים ולחגים"],
          ["עציצים", "עם הוראות גידול"],
        ],
      )}<p>שדרות מוריה 58, חיפה 3460601 · <a href="mailto:shalom@shaked-flowers.example">shalom@shaked-flowers.example</a></p><p>ראשון עד חמישי 8:30–19:00, שישי 8:00–14:00</p></main></body></html>`,
  },
}

export const plainSites: readonly Site[] = [plumbing, motors, loom, bhojnalay, flowers]
