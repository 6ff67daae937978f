import { sectorLabel } from '@/lib/domain/research/sectors';

/**
 * Our own lists, unknown to providers. Slugs and names of the first six are the product's; members are real symbols.
 */
export type ListedSector = { slug: string; name: string; description: string; members: string[] };

const sector = (slug: string, members: string, description: string, name = sectorLabel(slug)): ListedSector => ({
  slug,
  name,
  description,
  members: members.split(' '),
});

export const listedSectors: ListedSector[] = [
  sector(
    '3d-printing',
    'DDD SSYS NNDM XMTR PRLB MTLS ADSK PTC HPQ KMT ALGN ATI',
    'Companies that build printers, write the software that prepares a part, supply the metal powder or print for others. Some earn only a part of their revenue this way.',
  ),
  sector(
    'jim-cramer',
    'AAPL NVDA MSFT AMZN META COST HD LLY GS CRM WFC PG',
    'Large, well-known companies that are talked about on business television. The name is that of the topic: nobody of that name chose, saw or endorsed this list.',
  ),
  sector(
    'robotics',
    'ISRG ROK TER ZBRA SYM EMR CGNX SYK DE PATH SERV GMED',
    'Makers of robots for factories, warehouses, farms, streets and operating rooms, and of the eyes and software that steer them.',
  ),
  sector(
    'semiconductors',
    'NVDA AMD INTC MU QCOM AVGO TXN AMAT LRCX KLAC MRVL ADI ON MCHP',
    'Companies that design chips, make them, or build the machines that make them. Sales rise and fall in long swings, so one year says little.',
  ),
  sector(
    'nft',
    'COIN HOOD XYZ PYPL EBAY MARA RIOT MSTR DKNG MAT FNKO GME',
    'Listed companies that trade, hold, mine or sell something around tokens and digital collectibles. For most of them it is a side of the business.',
  ),
  sector(
    'metaverse',
    'META MSFT RBLX U NVDA AAPL GOOGL SNAP ADBE TTWO LOGI QCOM',
    'Companies that build virtual worlds, the devices and chips to enter them, and the tools to make them.',
  ),
  sector(
    'cybersecurity',
    'PANW CRWD FTNT ZS CHKP OKTA S QLYS TENB RPD NET VRNS',
    'Companies that sell protection for networks, devices, identities and data, mostly by subscription.',
    'Cybersecurity',
  ),
  sector(
    'cloud-software',
    'CRM NOW SNOW WDAY DDOG MDB TEAM HUBS ORCL TWLO DOCU BOX MSFT',
    'Software that is rented and runs at the seller’s. Many members grow fast and report losses, so their P/E is often n/m.',
    'Cloud software',
  ),
  sector(
    'clean-energy',
    'FSLR ENPH SEDG RUN NEE PLUG BE ARRY NXT FCEL ORA',
    'Makers and installers of solar modules, inverters, trackers and fuel cells, and two producers of power from wind, sun and heat of the earth.',
    'Clean energy',
  ),
  sector(
    'electric-vehicles',
    'TSLA RIVN LCID F GM CHPT ALB QS BLNK APTV BWA ON',
    'Makers of electric cars, of batteries and what goes into them, of parts and of charging points.',
    'Electric vehicles',
  ),
];
