import { type Look, box, darker, lighter, line, shape } from './ink.ts'

const sheet = '#f3eee5'
const pillow = '#fbf8f2'

export function platformBed({ main }: Look): string {
  return `${box([250, 850, 44, 70], darker(main, 0.3))}${box([906, 850, 44, 70], darker(main, 0.3))}
${shape('M250 600H950L1060 800H140Z', sheet)}${shape('M140 800H1060V846H140Z', darker(sheet, 0.08))}
${shape('M286 570H560Q576 570 576 588V622Q576 640 560 640H270Q252 640 256 622L268 588Q272 570 286 570Z', pillow)}
${shape('M914 570H640Q624 570 624 588V622Q624 640 640 640H930Q948 640 944 622L932 588Q928 570 914 570Z', pillow)}
${shape('M216 680H984L1062 806V862H138V806Z', '#b9ae9d')}${line('M138 806H1062M400 690L350 860M800 690L850 860', '#a2978a', 3)}
${shape('M96 846H1104L1112 896H88Z', main)}${line('M96 846H1104', lighter(main, 0.4), 5)}
${line('M160 872H520M640 878H1020', darker(main, 0.12), 3)}`
}

export function grandBed({ main, trim }: Look): string {
  const gilt = '#c3a15b'
  const scallops =
    'M180 660V420Q180 330 270 330Q280 250 380 262Q420 190 510 220Q560 160 600 190Q640 160 690 220Q780 190 820 262Q920 250 930 330Q1020 330 1020 420V660Z'
  const buttons = [300, 420, 540, 660, 780, 900]
    .map((x, at) => `<circle cx="${x}" cy="${at % 2 === 0 ? 400 : 460}" r="9" fill="${darker(main, 0.3)}"/>`)
    .join('')
  const seams =
    'M300 400L420 460L540 400L660 460L780 400L900 460M360 300L420 460M480 280L540 400M600 240V430M720 280L660 460M840 300L780 400'
  return `${shape(scallops, main)}${line(scallops, gilt, 9)}${line(seams, darker(main, 0.2), 4)}${buttons}
${shape('M214 640H986L1066 808H134Z', sheet)}
${shape('M280 580H570L580 668H250Z', pillow)}${shape('M920 580H630L620 668H950Z', pillow)}
${shape('M184 704H1016L1070 812V870H130V812Z', lighter(main, 0.14))}
${line('M130 812H1070M420 706L370 868M780 706L830 868', main, 4)}
${box([112, 858, 976, 52], darker(main), 12)}${line('M122 862H1078', gilt, 5)}
${box([150, 906, 46, 24], darker(trim), 4)}${box([1004, 906, 46, 24], darker(trim), 4)}`
}

export function houseBed({ main }: Look): string {
  const shade = darker(main, 0.14)
  const lights = [
    [430, 330],
    [500, 268],
    [690, 258],
    [770, 322],
    [850, 400],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#e8b75a"/>`)
    .join('')
  return `${line('M360 870V420L630 190L900 420V840', shade, 26)}${line('M630 190L560 210', shade, 26)}
${shape('M330 690H900L960 800H250Z', sheet)}${shape('M344 650H520Q534 650 534 664L530 706H316Z', '#f0c9a4')}
${shape('M300 724H922L966 806V846H246V806Z', '#7fa08c')}${line('M400 740h0M520 776h0M640 744h0M760 780h0M860 748h0M460 812h0M700 816h0', '#f3eee5', 16)}
${line('M250 930V440L560 210L870 440V480', main, 30)}${line('M960 930V700', main, 30)}
${box([236, 836, 740, 58], main, 12)}${line('M250 850H962', lighter(main, 0.4), 4)}
${line('M370 352Q420 340 430 330T500 268Q600 320 690 258T850 400', '#9b8d78', 3)}${lights}`
}
